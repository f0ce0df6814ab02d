// Made from openapi.json by `npm run openapi`: the types of a client.

export interface paths {
    "/v1/rulebooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be played */
        get: operations["listRulebooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulebooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One rulebook: options, component data with provenance, rules in our own words */
        get: operations["getRulebook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account, for a human or a bot */
        post: operations["createPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who you are, and what your token may do */
        get: operations["getMe"];
        put?: never;
        post?: never;
        /**
         * Delete your account, for ever
         * @description Your name, your tokens, your calendar, your webhooks and your address, your mutes and the texts of your messages are gone at once. Your seats in open games are free again, and open games of yours pass to the first with an account who sits there, or are gone; in games under way the bot plays on until somebody else takes your seat; the results of finished games stay, without a name.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /**
         * Give your account another name
         * @description It is shown at once wherever the old one was, in finished games too.
         */
        patch: operations["renamePlayer"];
        trace?: never;
    };
    "/v1/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your tokens, without their secrets */
        get: operations["listTokens"];
        put?: never;
        /** Make a further token, with no more scopes than your own */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a token: it is dead at once */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When your clocks run */
        get: operations["getCalendar"];
        /**
         * Say in which hours and on which days your clocks run
         * @description Deadlines that are open already move with it.
         */
        put: operations["setHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/vacations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take days off: 30 in a year
         * @description Deadlines that are open already move with it.
         */
        post: operations["addVacation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/vacations/{from}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Call a vacation off, or come home early */
        delete: operations["endVacation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public games, or with `seat=me` all of yours, newest first
         * @description Where games that suit are rare, a page may have fewer than `limit`, even none, and yet a `next`: the search goes on from there.
         */
        get: operations["listGames"];
        put?: never;
        /** Create a game; it starts when you say so and every seat is held */
        post: operations["createGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What everybody may know of a game */
        get: operations["getGame"];
        put?: never;
        post?: never;
        /** Close a game of yours that has not started */
        delete: operations["closeGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The component data that the game is played with */
        get: operations["getComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a game whose seats are all held */
        post: operations["startGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play with whoever wants the same: join a game that suits, or open one
         * @description Joins the oldest open public game that suits and that you are not in; whoever takes the last seat this way starts it. What you leave out may be anything, save for options, which are then the rulebook’s defaults. Two who call at once meet in one game. A game with a pack of its own is never joined.
         */
        post: operations["matchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play again with the same people, everybody one seat further
         * @description Whoever asks first opens the new game, with everything as it was, and is its creator; the others are invited, each to a seat that is kept for them, and bots sit again. Whoever asks after that is given the same game and takes that seat; the last one starts it. Seats of guests are open. A rematch that was closed may be asked for anew.
         */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on from any version of a game that is over, in a new game
         * @description Alone, with bots or with others. The new game has a seed of its own, so other cards and dice come; it starts at once when you leave no seat open. Views hide in it what they hide in every game, but everybody who saw the game that it comes from could have looked up all that was hidden then.
         */
        post: operations["forkGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a seat; as the creator, you may seat the bot */
        post: operations["joinGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Give up a seat: yours; as the creator before the start, anybody’s
         * @description After the start the bot plays on, and whoever may see the game may take the seat. The creator may then vacate a seat that is on autopilot.
         */
        delete: operations["leaveGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/seats/{seat}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resign: the bot plays on for your seat, which ranks last */
        post: operations["resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/seats/{seat}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take your seat back from the autopilot */
        post: operations["comeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/seats/{seat}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What your seat has laid down to be answered by itself */
        get: operations["getOrders"];
        /**
         * Lay down orders for your seat, in place of those before
         * @description Prompts that they fit are answered at once, the one that is open now included.
         */
        put: operations["layDownOrders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/seats/{seat}/entropy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add to the seed before the start: then the server alone cannot have chosen the dice */
        post: operations["addEntropy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/seats/{seat}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A key to one seat of your game, for somebody without an account
         * @description Seats a guest on an open seat. The key is a token that reads and acts for that seat, and opens nothing else. Asked again for a seat of a guest, it gives another key in place of the one before. Give the seat up to send the guest away.
         */
        post: operations["makeSeatKey"];
        /**
         * Revoke the key to a seat: it is dead at once
         * @description The guest keeps the seat until you make another key or give the seat up.
         */
        delete: operations["revokeSeatKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody to a game of yours, by id or by name
         * @description They may see the game, be it private, and accept by joining it. Invite them again to keep another seat for them. Where several accounts have the name, the problem names their ids.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/invitations/{player}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Decline an invitation of yours; as the creator, withdraw anybody’s */
        delete: operations["uninvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games that you are invited to
         * @description The newest 100 that are not over. Accept by joining, decline by deleting the invitation.
         */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The game through the eyes of a seat, or of a spectator
         * @description The ETag is the version: send it back as If-None-Match, and an unchanged game costs you 304. With `at` you step back through what your seat knew then.
         */
        get: operations["getView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/picture.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The game as a picture
         * @description Drawn from the view of its viewer alone. What your legal actions touch has their ids, separated by blanks, in `data-action`. There is neither style nor script in it: a page may take it in under a strict policy.
         */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The game as a picture, for chats and mails */
        get: operations["getPictureAsPng"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/replay.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A game that is over as a moving picture
         * @description Turn by turn, and again from the beginning. Of long games not every turn is shown.
         */
        get: operations["getReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you are asked, and every action that is legal now
         * @description Complete: an action is accepted if and only if it is listed here. Post the object or its id.
         */
        get: operations["getActions"];
        put?: never;
        /**
         * Take one action, or several in order, all or none
         * @description Without `If-Match` the action is judged wherever the game stands; with it, only at that version. A retry with the same `Idempotency-Key` and body is answered as the first was, and nothing happens twice. Of several actions, only the last may depend on chance or on what is hidden from you.
         */
        post: operations["act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back your own last actions, or ask the others whether you may
         * @description You may step back alone as far as no dice or cards came, nothing that was hidden came to light, and nobody else has acted: `undo.way` of the game says how far that is, and why it stops there. Beyond it, `ask` puts the question to everybody else who has not resigned. The log only grows: what was taken back stays in it, and so does the taking back. With `If-Match`, or with `to`, a retry takes nothing more back.
         */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/undo/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant or refuse what another seat has asked to take back
         * @description When everybody else has granted it, the game steps back. An action ends the question, and so does whoever resigns, leaves or joins.
         */
        post: operations["answerUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened after a version: a page, a long poll, or a stream
         * @description The same entries with the same cursor, however they come. With `wait`, an empty page is held back until something happens. With `Accept: text/event-stream` every entry is an event `entry` whose id is its version; comments keep a quiet line open; after the last entry of a finished game comes an event `end`, and the stream is closed. Reconnect with `Last-Event-ID`: once there is nothing more to come, the answer is 204.
         */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole game in one document, once it is over
         * @description With the seed, every action and every event: `npx permafrost-verify export.json` plays it again and says whether every shuffle and die was honest. During play it has what the viewer may know.
         */
        get: operations["exportGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that waits for you, over all games
         * @description With `wait`, the answer is held back until something waits for you; with `If-None-Match` as well, until anything has changed.
         */
        get: operations["getInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said: the newest page, older ones, or what came after
         * @description Without a cursor, the newest messages; with `before`, the page of older ones; with `after`, what was said or withdrawn since. With `wait`, an empty page is held back until there is something. Whispers are in it only for their author and for who held the seats then. Messages of players whom you have muted are left out.
         */
        get: operations["getMessages"];
        put?: never;
        /**
         * Say something, to all or to some seats
         * @description For who holds a seat, and for the creator; also once the game is over. A player may say so much in a minute, 120 messages where the operator has not set it otherwise: `RateLimit-Remaining` says how much is left.
         */
        post: operations["postMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/messages/{message}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw a message of yours: its text is gone for everybody
         * @description That there was a message stays. Whoever follows is told of it again, without its text.
         */
        delete: operations["withdrawMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/messages/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is said, as a stream
         * @description Server-sent events: every message is an event `message` whose id is its `changed`; comments keep a quiet line open. It begins after `after`, or with the first message, and ends only when you may not read any longer. Reconnect with `Last-Event-ID`. A message that was withdrawn comes once more, without its text.
         */
        get: operations["followMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom you have muted */
        get: operations["listMutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/mutes/{player}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute a player: you get none of their messages, in whatever game
         * @description Nobody is told of it. It also holds for what was said before.
         */
        put: operations["mutePlayer"];
        post?: never;
        /** Listen to a player again */
        delete: operations["unmutePlayer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about your account, in one document */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your webhooks, without their secrets */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Be told over HTTP of what happens in your games
         * @description Each message is a POST as Standard Webhooks has it: the body is a `WebhookMessage`, and the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` say that it is from here. Answer 2xx within ten seconds. What was not heard is tried again for a day, and what comes later in the same game waits for it; after that it is dead, and can be sent again by hand. A message may come twice: then with the same `webhook-id`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A webhook: where it leads, and whether anything arrives there */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook, and all that waits for it */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /** Change a webhook, stop it, or make it active again */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/v1/me/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret; the old one signs as well for a day */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message of type `webhook.test`, once, past all that waits
         * @description Whether it was heard stands a moment later in its delivery.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a webhook was sent: what was heard, what waits, and what is dead
         * @description What was heard is kept for a week, what is dead for a month.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks/{id}/deliveries/{delivery}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send once more what is dead or was lost
         * @description It begins anew, behind all that waits for the same game; and what waits there is tried now.
         */
        post: operations["retryDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your address for mail, and what you want to have there */
        get: operations["getEmail"];
        /**
         * Have mail when it is your turn, as it suits you
         * @description A new address is asked for confirmation first. What you leave out is set to its default. Prompts that were answered meanwhile are not mailed.
         */
        put: operations["setEmail"];
        post?: never;
        /** Have no more mail: the address is forgotten */
        delete: operations["deleteEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/email/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have the request to confirm your address sent once more */
        post: operations["askForConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page that asks whether an address is yours */
        get: operations["showConfirmation"];
        put?: never;
        /** The address is yours: nobody else has this token */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page that asks whether you want no more mail */
        get: operations["showUnsubscription"];
        put?: never;
        /** No more mail: one POST without an account, as RFC 8058 has it */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process is alive */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process can serve: its database answers */
        get: operations["readiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prometheus metrics */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a problem’s code means: where its `type` leads */
        get: operations["getProblemPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    message: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a webhook is told, as Standard Webhooks has it
         * @description Check the signature, keep in mind which ids you have heard, and answer soon. `webhook.test` is sent when you ask for a test.
         */
        post: operations["webhookMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description In English and German. */
        Text: {
            en: string;
            de: string;
        };
        /** @description RFC 9457 problem details. */
        Problem: {
            /**
             * Format: uri-reference
             * @description A page of this server about the code.
             */
            type: string;
            title: string;
            status: number;
            /**
             * @description Stable: programs may rely on it.
             * @enum {unknown}
             */
            code: "bad_cursor" | "malformed" | "unauthorized" | "insufficient_scope" | "not_seated" | "not_the_creator" | "not_your_seat" | "wrong_invitation" | "not_found" | "rulebook_not_found" | "version_not_found" | "request_timeout" | "already_seated" | "already_started" | "game_full" | "game_over" | "mail_not_set_up" | "name_not_unique" | "nobody_to_read" | "not_confirmed" | "not_over" | "not_started" | "nothing_asked" | "resigned" | "rulebook_changed" | "seat_reserved" | "seat_taken" | "seats_not_filled" | "too_many_invitations" | "too_many_mutes" | "too_many_tokens" | "too_many_vacation_days" | "too_many_webhooks" | "undo_too_far" | "webhook_disabled" | "stale_version" | "payload_too_large" | "unsupported_media_type" | "ability_not_open" | "all_of_one_owner" | "already_chosen" | "already_clubbed" | "already_moved" | "already_owned" | "already_taking" | "already_used" | "animal_tile" | "animals_used_up" | "brings_nothing" | "camp_limit" | "camps_not_adjacent" | "card_not_in_hand" | "card_not_there" | "cards_exhausted" | "cards_short" | "chief_not_placed" | "clubbed_hunter" | "figure_limit" | "food_full" | "food_not_spent" | "food_short" | "gap_below" | "glaciated_region" | "ground_full" | "hex_closed" | "hex_taken" | "idempotency_key_reused" | "joint_at_start" | "joint_taken" | "just_recruited" | "lake" | "marker_at_top" | "middle_empty" | "moved_already" | "must_answer" | "must_discard" | "must_leave_enough" | "must_take_all" | "neutral_on_ground" | "no_camp_left" | "no_camp_there" | "no_card_to_discard" | "no_cards_left" | "no_couple" | "no_fight" | "no_figure" | "no_figure_left" | "no_fire" | "no_food" | "no_lesser_in_setup" | "no_living_animal" | "no_mammoth" | "no_marker" | "no_megalith_left" | "no_movement" | "no_neutral_left" | "no_partner" | "no_settlement_left" | "no_standing_order" | "no_stone_space" | "no_such_animal" | "no_such_card" | "no_such_hex" | "no_such_hunter" | "no_such_joint" | "no_such_member" | "no_such_place" | "no_such_region" | "no_such_seat" | "no_such_share" | "no_such_spot" | "no_such_stone" | "no_such_way" | "no_use" | "no_work_while_resting" | "not_a_member" | "not_a_question_tile" | "not_an_advancement" | "not_an_arrow" | "not_asked_for" | "not_beside" | "not_by_the_ice" | "not_enough_to_feed" | "not_first_here" | "not_foreseeable" | "not_gained" | "not_in_display" | "not_in_ground" | "not_in_share" | "not_legal" | "not_lesser" | "not_neighbours" | "not_on_offer" | "not_rim" | "not_stuck" | "not_the_last" | "not_this_column" | "not_your_animal_tile" | "not_your_camp" | "not_your_turn" | "not_yours" | "nothing_chosen" | "nothing_kept" | "nothing_returned" | "nothing_taken" | "nothing_to_copy" | "nothing_to_sow" | "one_colour" | "other_landscape" | "other_region" | "own_seat" | "own_share" | "place_empty" | "river" | "same_member_twice" | "same_region" | "share_empty" | "share_of_one" | "something_playable" | "spot_taken" | "stack_empty" | "start_space" | "stone_limit" | "stone_of_later_age" | "supply_empty" | "supply_not_empty" | "too_far" | "too_few_stones" | "too_near_camp" | "tool_short" | "tools_full" | "tribes_first" | "vacation_in_the_past" | "webhook_address_refused" | "work_short" | "wrong_space" | "wrong_window" | "rate_limited" | "too_many_mails" | "headers_too_large" | "internal" | "unavailable";
            /** @description About this very case; wording may change. */
            detail: string;
            errors?: {
                /** @description A JSON pointer into the body. */
                pointer?: string;
                /** @description The name of a parameter or header. */
                parameter?: string;
                detail: string;
            }[];
            /** @description With an action that is not legal: what the seat is asked instead. */
            prompt?: components["schemas"]["Prompt"] | null;
            /** @description Which of the actions sent it was, from 0. */
            index?: number;
            /** @description With a name that several accounts have: their ids. */
            candidates?: string[];
            /** @description With a stale version: where the game is now. */
            version?: number;
        };
        Player: {
            /** Format: uuid */
            id: string;
            name: string;
            bot: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description A player as others know them. */
        PlayerRef: {
            /** Format: uuid */
            id: string;
            /** @description Empty where the account was deleted. */
            name: string;
            /** @description Present and true where the account was deleted. */
            deleted?: boolean;
        };
        CreatePlayer: {
            name: string;
            /**
             * @description Whether a program plays.
             * @default false
             */
            bot?: boolean;
        };
        /** @description A token without its secret. */
        Token: {
            /** Format: uuid */
            id: string;
            name: string;
            scopes: ("read" | "play" | "manage")[];
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            /** @description Of the key to a seat: all that it is good for. */
            key: {
                /** Format: uuid */
                game: string;
                /** @description The index of a seat, from 0. */
                seat: number;
            } | null;
        };
        CreateToken: {
            name: string;
            /** @description `read`: look at what is yours; `play`: create, join and play games; `manage`: the account and its tokens. */
            scopes: ("read" | "play" | "manage")[];
            /** @description Never, where it is left out. */
            expiresAt?: string | null;
        };
        IssuedToken: {
            token: components["schemas"]["Token"];
            /** @description Send it as `Authorization: Bearer …`. Shown this once, stored hashed. */
            secret: string;
        };
        NewPlayer: {
            player: components["schemas"]["Player"];
            token: components["schemas"]["Token"];
            /** @description Send it as `Authorization: Bearer …`. Shown this once, stored hashed. */
            secret: string;
        };
        /** @description Who the token belongs to, and what it may do. */
        Me: {
            player: components["schemas"]["Player"];
            token: components["schemas"]["Token"];
        };
        Tokens: {
            tokens: components["schemas"]["Token"][];
        };
        SetHours: {
            /** @description An IANA time zone: Europe/Amsterdam. */
            timeZone: string;
            /** @description The clock stands on Saturdays and Sundays. */
            weekendsOff: boolean;
            /** @description Minutes of the day in which the clock stands: twelve hours at most. */
            quiet: {
                /** @description A minute of the day. */
                from: number;
                /** @description Before `from` for a night over midnight. */
                to: number;
            } | null;
        };
        /** @description Days off, both included. */
        Vacation: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        /** @description When your clock runs, in games whose clock gives you twelve hours or more. */
        Calendar: {
            /** @description An IANA time zone: Europe/Amsterdam. */
            timeZone: string;
            /** @description The clock stands on Saturdays and Sundays. */
            weekendsOff: boolean;
            /** @description Minutes of the day in which the clock stands: twelve hours at most. */
            quiet: {
                /** @description A minute of the day. */
                from: number;
                /** @description Before `from` for a night over midnight. */
                to: number;
            } | null;
            vacations: components["schemas"]["Vacation"][];
        };
        /** @description How much time seats have to answer. From twelve hours on, the quiet hours, weekends and vacations of players do not count. */
        Clock: {
            /** @enum {string} */
            kind: "prompt";
            /** @description For every prompt. */
            seconds: number;
            /**
             * @description When time runs out: the seat’s bot answers, or the seat resigns.
             * @default autopilot
             * @enum {unknown}
             */
            onTimeout?: "autopilot" | "resign";
            /**
             * @description After so many lapses in a row the bot keeps the seat until its player returns.
             * @default 2
             */
            lapses?: number;
        } | {
            /** @enum {string} */
            kind: "bank";
            /** @description For the whole game. */
            seconds: number;
            /** @description What is added for every action. */
            increment: number;
            /**
             * @description When time runs out: the seat’s bot answers, or the seat resigns.
             * @default autopilot
             * @enum {unknown}
             */
            onTimeout?: "autopilot" | "resign";
            /**
             * @description After so many lapses in a row the bot keeps the seat until its player returns.
             * @default 2
             */
            lapses?: number;
        };
        Order: {
            /** @enum {string} */
            kind: "once";
            /** @description The id of an action. */
            action: string;
            /** @description A key of the rulebook’s `prompts`. */
            prompt?: string;
        } | {
            /** @enum {string} */
            kind: "until";
            /** @description The id of an action. */
            action: string;
            /** @description A key of the rulebook’s `prompts`. */
            prompt: string;
            version: number;
        } | {
            /** @enum {string} */
            kind: "turn";
            actions: string[];
        };
        LayDownOrders: {
            orders: components["schemas"]["Order"][];
        };
        /** @description What a seat has laid down to be answered by itself; nobody else sees it. */
        Orders: {
            /** Format: uuid */
            game: string;
            /** @description The index of a seat, from 0. */
            seat: number;
            orders: components["schemas"]["Order"][];
        };
        TakeBack: {
            /** @description The index of a seat, from 0. */
            seat?: number;
            /** @description The version to step back to; one action where you name none. */
            to?: number;
            /**
             * @description Ask the others, where it is too far to do without.
             * @default false
             */
            ask?: boolean;
        };
        AnswerTakeBack: {
            grant: boolean;
        };
        /** @description What happened beside the rules: for everybody to know. */
        HouseEntry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "undone" | "undo_asked" | "undo_granted" | "undo_refused" | "resigned" | "lapsed" | "returned" | "left" | "joined" | "closed";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** Format: date-time */
            at: string;
            hash: string;
            seat: number | null;
            /** @description For what is taken back, or shall be: the version where the game stands again. */
            to: number | null;
            /** @description What happened, in sentences: wherever entries are read, by polling or in a stream. */
            lines?: string[];
        };
        /** @description What a seat is asked now. */
        Prompt: {
            /** @description The index of a seat, from 0. */
            seat: number;
            /** @description A key of the rulebook’s `prompts`, which has the question in words. */
            kind: string;
            /** @description Public facts that the question is about. */
            about?: {
                [key: string]: string | number | boolean;
            };
        };
        Outcome: {
            reason: string;
            /** @description Best first. */
            standings: {
                /** @description The index of a seat, from 0. */
                seat: number;
                /** @description Seats that nothing separates share a rank. */
                rank: number;
                score: number;
                /** @description What was compared after the score, in order. */
                tieBreaks: {
                    by: string;
                    value: number;
                }[];
            }[];
        };
        /** @description Who sits there: nobody yet, a player, or the rulebook’s own bot. */
        Seat: {
            /** @description The index of a seat, from 0. */
            seat: number;
            /** @enum {unknown} */
            kind: "open" | "player" | "bot";
            player?: {
                /** Format: uuid */
                id: string;
                /** @description Empty where the account was deleted. */
                name: string;
                /** @description Present and true where the account was deleted. */
                deleted?: boolean;
                /** @description Without an account, by a key of the creator’s. */
                guest: boolean;
            };
            /** @description Kept for somebody who is invited. */
            reserved: boolean;
            /**
             * @description Who answers for a player’s seat: the player; the bot until the player returns, since time ran out too often; or the bot for good. An open seat of a game that has begun is played by the bot.
             * @enum {unknown}
             */
            played: "holder" | "autopilot" | "resigned";
            /** @description How often in a row its time ran out. */
            lapses: number;
            /** @description Milliseconds that were left in its bank when its clock last stood. */
            bank: number | null;
            /** @description When it must have answered what it is asked. */
            due: string | null;
        };
        /** @description What everybody who may see the game may know of it. */
        Game: {
            /** Format: uuid */
            id: string;
            rulebook: string;
            rulesVersion: string;
            /** @description As the rulebook’s options schema says. */
            options: {
                [key: string]: unknown;
            };
            components: {
                /** @description Whether the creator brought a pack of their own. */
                own: boolean;
                /** @description SHA-256 of the component data as canonical JSON. */
                hash: string;
            };
            /** @enum {unknown} */
            visibility: "public" | "unlisted" | "private";
            /** Format: uuid */
            creator: string;
            /** @description Shown to the creator alone, to be passed on. */
            invitation?: string;
            /** @enum {unknown} */
            status: "open" | "active" | "finished" | "closed";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            seats: components["schemas"]["Seat"][];
            yourSeats: number[];
            prompts: components["schemas"]["Prompt"][];
            outcome: components["schemas"]["Outcome"] | null;
            clock: components["schemas"]["Clock"] | null;
            /** @description What its people talk; null where nobody has said. */
            language: ("en" | "de") | null;
            /** @description Who may join, and the seats that are kept for them: all for the creator, else yours. */
            invited: {
                player: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
                seat: number | null;
            }[];
            /** @description The game that these people played before. */
            rematchOf: string | null;
            /** @description The game in which they play again. */
            rematch: string | null;
            /** @description The position of another game that this one begins with. */
            forkedFrom: {
                /** Format: uuid */
                game: string;
                /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
                version: number;
            } | null;
            undo: {
                /** @description If your seat acted last, the earliest version that it may step back to without asking; null for everybody else, and in other answers than that of `getGame`. */
                way: {
                    /** @description The index of a seat, from 0. */
                    seat: number;
                    /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
                    to: number;
                    /**
                     * @description Why no further: dice or cards came, something hidden came to light, or somebody else acted before.
                     * @enum {unknown}
                     */
                    stop: "chance" | "knowledge" | "others";
                } | null;
                /** @description Who has asked the others whether it may take back, and who has granted it. */
                asked: {
                    /** @description The index of a seat, from 0. */
                    by: number;
                    /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
                    to: number;
                    granted: number[];
                } | null;
            };
            /** @description All chance follows from the seed and the entropy: `npx permafrost-verify` plays an export again. */
            fairness: {
                /** @description SHA-256 of `permafrost ` and the seed, published before anybody sat down. */
                commitment: string;
                /** @description What each seat has added to the seed. */
                entropy: (string | null)[];
                /** @description Revealed when the game is over. */
                seed: string | null;
            };
            /** Format: date-time */
            createdAt: string;
            startedAt: string | null;
            finishedAt: string | null;
        };
        Games: {
            games: components["schemas"]["Game"][];
            /** @description The cursor of the next page; the Link header has its whole address. */
            next: string | null;
        };
        JoinGame: {
            /** @description The index of a seat, from 0. */
            seat?: number;
            /** @description Needed where the game is private. */
            invitation?: string;
            /** @description Seat the rulebook’s bot: for the creator alone. */
            bot?: boolean;
            /** @description Added to the seed before the start, for your seat. Whatever you like: dice that you have rolled, for instance. */
            entropy?: string;
        };
        AddEntropy: {
            /** @description Added to the seed before the start, for your seat. Whatever you like: dice that you have rolled, for instance. */
            entropy: string;
        };
        /** @description Everything that waits for you, longest waiting first. */
        Inbox: {
            waiting: {
                /** Format: uuid */
                game: string;
                rulebook: string;
                /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
                version: number;
                /** Format: date-time */
                since: string;
                prompts: components["schemas"]["Prompt"][];
                /** @description When you must have answered; null for all the time in the world. */
                due: string | null;
            }[];
        };
        /** @description Where you want to be told of what happens, without its secret. */
        Webhook: {
            /** Format: uuid */
            id: string;
            url: string;
            events: ("game.started" | "seat.lapsed" | "entry.appended" | "prompt.opened" | "message.posted" | "game.finished")[];
            games: string[];
            /** @description Whether anything is sent there. */
            active: boolean;
            /** @description Since when nothing has arrived there any more. */
            failingSince: string | null;
            /** @description Why the service has given it up: after five days in vain, or when the receiver says 410. */
            disabled: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        CreateWebhook: {
            /** @description http or https, on the open internet. */
            url: string;
            /** @description `game.started`, `game.finished`, `entry.appended`, `seat.lapsed`, `message.posted`: in the games that you sit in or have created; `prompt.opened`: a seat of yours is asked something new, and not in the answer to what it has just sent. */
            events: ("game.started" | "seat.lapsed" | "entry.appended" | "prompt.opened" | "message.posted" | "game.finished")[];
            /** @description Only of these games; of all of yours, where there is none. */
            games?: string[];
        };
        ChangeWebhook: {
            /** @description http or https, on the open internet. */
            url?: string;
            /** @description `game.started`, `game.finished`, `entry.appended`, `seat.lapsed`, `message.posted`: in the games that you sit in or have created; `prompt.opened`: a seat of yours is asked something new, and not in the answer to what it has just sent. */
            events?: ("game.started" | "seat.lapsed" | "entry.appended" | "prompt.opened" | "message.posted" | "game.finished")[];
            /** @description Only of these games; of all of yours, where there is none. */
            games?: string[];
            /** @description What waits for one that is made inactive is dead, and can be sent again. */
            active?: boolean;
        };
        IssuedWebhook: {
            webhook: components["schemas"]["Webhook"];
            /** @description Shown this once. By it a receiver knows that a message is from here: see standardwebhooks.com. */
            secret: string;
        };
        Webhooks: {
            webhooks: components["schemas"]["Webhook"][];
        };
        /** @description One message to one webhook. */
        Delivery: {
            /** Format: uuid */
            id: string;
            /** @description The header `webhook-id`, the same in every attempt. */
            messageId: string;
            /** @enum {unknown} */
            type: "game.started" | "seat.lapsed" | "entry.appended" | "prompt.opened" | "message.posted" | "game.finished" | "webhook.test";
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            game: string | null;
            version: number | null;
            seat: number | null;
            /**
             * @description `pending`: it waits for its turn or for another attempt; `dead`: it was given up.
             * @enum {unknown}
             */
            state: "pending" | "delivered" | "dead";
            attempts: number;
            /** @description What the receiver answered last; null where it did not answer. */
            status: number | null;
            /** @description Why the last attempt failed. */
            error: string | null;
            /** @description When it is tried, unless something before it is not heard. */
            nextAt: string | null;
            settledAt: string | null;
        };
        /** @description Newest first. */
        Deliveries: {
            deliveries: components["schemas"]["Delivery"][];
            /** @description The cursor of the next page; the Link header has its whole address. */
            next: string | null;
        };
        /** @description A message to a webhook: that something happened, and where to ask what it was. */
        WebhookMessage: {
            /** @enum {unknown} */
            type: "game.started" | "seat.lapsed" | "entry.appended" | "prompt.opened" | "message.posted" | "game.finished" | "webhook.test";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @description Empty in a test. */
            data: {
                /** Format: uuid */
                game?: string;
                rulebook?: string;
                /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
                version?: number;
                /** @description With `entry.appended`: the version before. */
                after?: number;
                /** @description Your seat that is asked, the one that lapsed, or the one whose holder has written. */
                seat?: number;
                /** Format: uuid */
                message?: string;
                links?: {
                    game: string;
                    view: string;
                    actions: string;
                    events: string;
                };
            };
        };
        EmailWishes: {
            /** @description Nothing but a request to confirm it is sent there, until that is done. */
            address: string;
            /**
             * @default en
             * @enum {unknown}
             */
            language?: "en" | "de";
            /**
             * @default [
             *       "prompt.opened",
             *       "game.finished"
             *     ]
             */
            events?: ("game.started" | "seat.lapsed" | "prompt.opened" | "message.posted" | "game.finished")[];
            /**
             * @description `immediately`: after a minute, in which you may have answered; `hourly`: at the full hour; `daily`: at `dailyAt`.
             * @default immediately
             * @enum {unknown}
             */
            digest?: "immediately" | "hourly" | "daily";
            /**
             * @description `HH:MM`
             * @default 08:00
             */
            dailyAt?: string;
            /** @description When nothing is sent; what waits is sent at their end. */
            quietHours?: {
                /** @description `HH:MM` */
                from: string;
                /** @description `HH:MM` */
                until: string;
            } | null;
            /**
             * @description The name of an IANA time zone, such as `Europe/Berlin`, for all times of day.
             * @default UTC
             */
            timeZone?: string;
        };
        /** @description Where you want to have mail, when, and of what. */
        Email: {
            address: string;
            /** @description Whether the address is known to be yours. */
            confirmed: boolean;
            /** @description Whether somebody there wanted to hear no more. */
            unsubscribed: boolean;
            events: ("game.started" | "seat.lapsed" | "prompt.opened" | "message.posted" | "game.finished")[];
            /** @enum {unknown} */
            language: "en" | "de";
            /**
             * @description `immediately`: after a minute, in which you may have answered; `hourly`: at the full hour; `daily`: at `dailyAt`.
             * @enum {unknown}
             */
            digest: "immediately" | "hourly" | "daily";
            /** @description `HH:MM` */
            dailyAt: string;
            /** @description When nothing is sent; what waits is sent at their end. */
            quietHours: {
                /** @description `HH:MM` */
                from: string;
                /** @description `HH:MM` */
                until: string;
            } | null;
            /** @description The name of an IANA time zone, such as `Europe/Berlin`, for all times of day. */
            timeZone: string;
            mailedAt: string | null;
            /** @description Why the last mail could not be sent. */
            error: string | null;
        };
        Invite: {
            /** @description The id of an account, or its exact name if no other account has that. */
            player: string;
            /** @description Kept for them, so that nobody else can take it. They may sit anywhere where you name none. */
            seat?: number;
        };
        /** @description The games that you are invited to, newest first. */
        Invitations: {
            invitations: {
                /** @description The seat that is kept for you; null where you may take any. */
                seat: number | null;
                game: components["schemas"]["Game"];
            }[];
        };
        MakeKey: {
            /** @description Of the guest; “Guest” where you give none. */
            name?: string;
        };
        /** @description A token that reads and acts for one seat of one game, and nothing else. */
        SeatKey: {
            /** Format: uuid */
            game: string;
            /** @description The index of a seat, from 0. */
            seat: number;
            guest: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @description Send it as `Authorization: Bearer …`. Shown this once, stored hashed. */
            secret: string;
        };
        ForkGame: {
            /** @description The version that the new game begins with. */
            version: number;
            /** @description Who shall sit where; as many seats as the game has. */
            seats: ("me" | "bot" | "open")[];
            /**
             * @default private
             * @enum {unknown}
             */
            visibility?: "public" | "unlisted" | "private";
            clock?: components["schemas"]["Clock"];
            /** @enum {unknown} */
            language?: "en" | "de";
        };
        ExportedGame: {
            /** @enum {string} */
            format: "permafrost/1";
            /** Format: uuid */
            game: string;
            rulebook: string;
            rulesVersion: string;
            /** @description Whether all is in it, or only what the viewer may know so far. */
            complete: boolean;
            /** @description Through whose eyes: a seat, or a spectator. */
            viewer: number | "spectator";
            seats: {
                kind: string;
                name: string | null;
            }[];
            commitment: string;
            seed: string | null;
            /** @description The position of another game that this one begins with: its own export proves that. */
            forkedFrom: {
                /** Format: uuid */
                game: string;
                /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
                version: number;
            } | null;
            outcome: components["schemas"]["Outcome"] | null;
            /** @description In order. When complete, as the log has them, with everything that was hidden; else as `events` gives them. */
            entries: {
                [key: string]: unknown;
            }[];
        };
        Message: {
            /**
             * Format: uuid
             * @description Ids sort by time. It is the cursor `before`.
             */
            id: string;
            /**
             * Format: uuid
             * @description The cursor `after`, and the id in the stream. As `id`, until the message is withdrawn: then it is told once more, later.
             */
            changed: string;
            /** Format: date-time */
            at: string;
            author: components["schemas"]["PlayerRef"];
            /** @description The seat that spoke; null for a creator who holds none. */
            seat: number | null;
            /** @description The seats that it was whispered to; null where it was said to all. */
            to: number[] | null;
            /** @description Plain text, to be shown as it is: never as HTML. Null once it was withdrawn. */
            text: string | null;
        };
        PostMessage: {
            /** @description Plain text. */
            text: string;
            /** @description Whisper to those who hold these seats now; who comes to a seat later cannot read it. Without it, everybody who may see the game can. */
            to?: number[];
            /** @description A seat of yours, if you hold several. */
            seat?: number;
        };
        /** @description What was said in a game, as far as you may read it and have not muted its author. */
        Messages: {
            /** Format: uuid */
            game: string;
            /** @description Oldest first; with `after`, in the order of their last change. */
            messages: components["schemas"]["Message"][];
            /** @description The value of `before` for the page of older messages, if there are any. */
            older: string | null;
            /** @description The value of `after` for what comes next; null with `before`, and while nothing was said. */
            newer: string | null;
        };
        /** @description Whose messages you do not get, latest first. */
        Mutes: {
            mutes: {
                player: components["schemas"]["PlayerRef"];
                /** Format: date-time */
                at: string;
            }[];
        };
        RenamePlayer: {
            name: string;
        };
        DeleteAccount: {
            /** @description The name of the account, to say that you mean it. */
            name: string;
        };
        /** @description Everything that is kept about an account. */
        ExportedAccount: {
            /** @enum {string} */
            format: "permafrost-account/1";
            player: components["schemas"]["Player"];
            /** @description Of the secrets only hashes are kept. */
            tokens: components["schemas"]["Token"][];
            mutes: {
                player: components["schemas"]["PlayerRef"];
                /** Format: date-time */
                at: string;
            }[];
            calendar: components["schemas"]["Calendar"];
            webhooks: components["schemas"]["Webhook"][];
            email: components["schemas"]["Email"] | null;
            /** @description Games that you sit in or created. */
            games: {
                /** Format: uuid */
                id: string;
                rulebook: string;
                /** @enum {unknown} */
                status: "open" | "active" | "finished" | "closed";
                /** Format: date-time */
                createdAt: string;
                /** @description Whether you created it. */
                creator: boolean;
                seats: {
                    /** @description The index of a seat, from 0. */
                    seat: number;
                    /** @description What you added to the seed. */
                    entropy: string | null;
                    /** @description What the seat has laid down. */
                    orders: components["schemas"]["Order"][];
                }[];
                /** @description How many entries of the log are by these seats: `exportGame` has them. */
                entries: number;
            }[];
            /** @description To games of others, open or over, with the seat that is kept for you. */
            invitations: {
                /** Format: uuid */
                game: string;
                seat: number | null;
                /** Format: date-time */
                at: string;
            }[];
            /** @description What you said, in all games. */
            messages: {
                /** Format: uuid */
                game: string;
                /** Format: uuid */
                id: string;
                /** Format: date-time */
                at: string;
                seat: number | null;
                to: number[] | null;
                /** @description Null once it was withdrawn. */
                text: string | null;
            }[];
            /** @description Answers to actions with an Idempotency-Key, kept for a week in case you retry. */
            answers: {
                /** Format: uuid */
                game: string;
                key: string;
                /** Format: date-time */
                at: string;
            }[];
        };
        RulebookSummary: {
            id: string;
            titles: components["schemas"]["Text"];
            seats: {
                min: number;
                max: number;
            };
            rulesVersion: string;
        };
        Rulebooks: {
            rulebooks: components["schemas"]["RulebookSummary"][];
        };
        Rulebook: {
            id: string;
            titles: components["schemas"]["Text"];
            seats: {
                min: number;
                max: number;
            };
            rulesVersion: string;
            summary: components["schemas"]["Text"];
            /** @description What each kind of prompt asks. */
            prompts: {
                [key: string]: components["schemas"]["Text"];
            };
            /** @description Why an action may not be legal, by code. */
            rejections: {
                [key: string]: components["schemas"]["Text"];
            };
            /** @description A JSON schema. */
            options: {
                [key: string]: unknown;
            };
            /** @description The component data, with provenance. */
            components: {
                [key: string]: unknown;
            };
            /** @description A JSON schema. */
            componentsSchema: {
                [key: string]: unknown;
            };
        };
        MammutOptions: Record<string, never>;
        MammutComponents: {
            tiles: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description The loot tiles, without the shaman. */
                values: {
                    /** @description Two different faces. */
                    faces: string[];
                    copies: number;
                }[];
            };
            shaman: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description Which way each face of the shaman lets the order of ties run. */
                values: {
                    red: "clockwise" | "anticlockwise";
                    blue: "clockwise" | "anticlockwise";
                };
            };
            cards: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    text: {
                        en: string;
                        de: string;
                    };
                    copies: number;
                    /** @description What a card does. Loot cards: `peek`, `flip`, `return-shares`. All others are scoring cards, played face down. */
                    effect: {
                        /** @enum {string} */
                        type: "peek";
                        /** @description At most so many tiles, at least one. */
                        tiles: number;
                    } | {
                        /** @enum {string} */
                        type: "flip";
                        /** @description At most so many tiles, at least one. */
                        tiles: number;
                    } | {
                        /** @enum {string} */
                        type: "return-shares";
                    } | {
                        /** @enum {string} */
                        type: "counts-as";
                        /** @description The seat that played the card, or the seat with the most tiles of that good. */
                        whom: "owner" | "most-axe" | "most-tusk";
                        good: "fur" | "fire";
                    } | {
                        /** @enum {string} */
                        type: "per-axe";
                        points: number;
                    } | {
                        /** @enum {string} */
                        type: "most-points";
                        good: "axe" | "fur" | "tusk";
                        points: number;
                    } | {
                        /** @enum {string} */
                        type: "most-animal";
                        /** @enum {string} */
                        good: "fur";
                    } | {
                        /** @enum {string} */
                        type: "trade-animal";
                    };
                }[];
            };
            animals: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description The kinds of collectible animals. */
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                }[];
            };
            animalCopies: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description How many of each kind there are to collect. */
                values: number;
            };
            start: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    score: number;
                    /** @description The first space of the fur track. */
                    fur: number;
                    /** @description Cards dealt to each seat. */
                    cards: number;
                    /** @description From so many seats on, everybody begins with one animal. */
                    animalFromSeats: number;
                };
            };
            rounds: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    /** @description For 2, 3, 4 and 5 seats. */
                    first: number[];
                    last: number;
                };
            };
            axe: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    /** @description Per axe, instead of a card, in the last round. */
                    lastRoundPoints: number;
                };
            };
            tusk: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    points: number;
                };
            };
            meat: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    /** @description For 2, 3, 4 and 5 seats. */
                    points: number[][];
                };
            };
            fire: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    /** @description Lost by the seat with the fewest. */
                    penalty: number;
                    /** @description With two seats: gained per fire by the other seat. */
                    otherPoints: number;
                };
            };
            animalSets: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description Points at the end for 0, 1, 2 … different animals. */
                values: number[];
            };
        };
        MammutView: {
            viewer: number | null;
            round: number;
            startSeat: number;
            over: boolean;
            turn: {
                seat: number;
                /** @enum {string} */
                doing: "dividing" | "taking" | "robbing" | "peeking" | "flipping" | "returning" | "choosing" | "trading";
                /** @description The share that is being taken or was robbed. */
                share: number | null;
                /** @description The card that is being carried out. */
                card: string | null;
                /** @description Tiles that were already chosen for the card or put back. */
                chosen: number[];
            } | null;
            tiles: {
                /** @description A tile's place in the throw of this round. Places are shuffled anew every round. */
                place: number;
                /** @description `axe`, `fur`, `tusk`, `meat`, `fire`, `question`, `shaman-red`, `shaman-blue`, or the id of a kind of animal. */
                face: string;
                /** @description The hidden face, if this viewer has seen it; else null. */
                other: string | null;
                /** @description The share it lies in; null in the middle. */
                share: number | null;
                /** @description The seats that have seen both faces. */
                seenBy: number[];
            }[];
            seats: {
                seat: number;
                score: number;
                /** @description The space on the fur track. */
                fur: number;
                animals: string[];
                handSize: number;
                /** @description Scoring cards played and not yet revealed. */
                faceDown: number;
            }[];
            /** @description The viewer's own cards; empty for spectators. */
            hand: {
                card: string;
                /** @description What a card does. Loot cards: `peek`, `flip`, `return-shares`. All others are scoring cards, played face down. */
                effect: {
                    /** @enum {string} */
                    type: "peek";
                    /** @description At most so many tiles, at least one. */
                    tiles: number;
                } | {
                    /** @enum {string} */
                    type: "flip";
                    /** @description At most so many tiles, at least one. */
                    tiles: number;
                } | {
                    /** @enum {string} */
                    type: "return-shares";
                } | {
                    /** @enum {string} */
                    type: "counts-as";
                    /** @description The seat that played the card, or the seat with the most tiles of that good. */
                    whom: "owner" | "most-axe" | "most-tusk";
                    good: "fur" | "fire";
                } | {
                    /** @enum {string} */
                    type: "per-axe";
                    points: number;
                } | {
                    /** @enum {string} */
                    type: "most-points";
                    good: "axe" | "fur" | "tusk";
                    points: number;
                } | {
                    /** @enum {string} */
                    type: "most-animal";
                    /** @enum {string} */
                    good: "fur";
                } | {
                    /** @enum {string} */
                    type: "trade-animal";
                };
            }[];
            /** @description The viewer's own scoring cards that lie face down. */
            faceDown: {
                card: string;
                /** @description What a card does. Loot cards: `peek`, `flip`, `return-shares`. All others are scoring cards, played face down. */
                effect: {
                    /** @enum {string} */
                    type: "peek";
                    /** @description At most so many tiles, at least one. */
                    tiles: number;
                } | {
                    /** @enum {string} */
                    type: "flip";
                    /** @description At most so many tiles, at least one. */
                    tiles: number;
                } | {
                    /** @enum {string} */
                    type: "return-shares";
                } | {
                    /** @enum {string} */
                    type: "counts-as";
                    /** @description The seat that played the card, or the seat with the most tiles of that good. */
                    whom: "owner" | "most-axe" | "most-tusk";
                    good: "fur" | "fire";
                } | {
                    /** @enum {string} */
                    type: "per-axe";
                    points: number;
                } | {
                    /** @enum {string} */
                    type: "most-points";
                    good: "axe" | "fur" | "tusk";
                    points: number;
                } | {
                    /** @enum {string} */
                    type: "most-animal";
                    /** @enum {string} */
                    good: "fur";
                } | {
                    /** @enum {string} */
                    type: "trade-animal";
                };
            }[];
            /** @description Cards of this round that lie open. */
            table: {
                seat: number;
                card: string;
            }[];
            deckSize: number;
            discards: string[];
            scored: {
                round: number;
                /** @description By place: the face that counted, and the share that it counted for. */
                tiles: {
                    /** @description `axe`, `fur`, `tusk`, `meat`, `fire`, `question`, `shaman-red`, `shaman-blue`, or the id of a kind of animal. */
                    face: string;
                    share: number | null;
                }[];
                cards: {
                    seat: number;
                    card: string;
                }[];
            } | null;
            /** @description What this game is played with: an excerpt of its components. */
            numbers: {
                lastRound: number;
                /** @description Per axe in the last round. */
                axePoints: number;
                tuskPoints: number;
                /** @description For the most, the second most … */
                meatPoints: number[];
                firePenalty: number;
                /** @description Per fire, for the seat with more of it; 0 unless two play. */
                firePoints: number;
                /** @description For 0, 1, 2 … different animals. */
                animalPoints: number[];
                /** @description Every kind of animal. */
                animals: string[];
            };
        };
        /** @description Take one tile from the middle; go on, or end with `done`. */
        MammutTakeAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take";
            /** @description A tile's place in the throw of this round. Places are shuffled anew every round. */
            place: number;
        };
        /** @description Take all of the middle. For the last missing share only; ends the division. */
        MammutTakeRestAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-rest";
        };
        /** @description Only where nothing can be taken or robbed, which happens with two seats alone. */
        MammutPassAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
        };
        /** @description Take another seat's share; then `return` at least one tile, and `done`. */
        MammutRobAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rob";
            /** @description The number of a share. With two seats: 0 and 1 are of seat 0, 2 and 3 of seat 1; else the seat. */
            share: number;
        };
        /** @description Put one tile of the robbed share into the middle. The last one is kept. */
        MammutReturnAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "return";
            /** @description A tile's place in the throw of this round. Places are shuffled anew every round. */
            place: number;
        };
        /** @description Enough taken, returned or chosen. */
        MammutDoneAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "done";
        };
        /** @description Play a card before taking: loot cards openly, scoring cards face down. */
        MammutPlayAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
            /** @description The id of a card in the components. */
            card: string;
        };
        /** @description Look secretly at the other face of a question tile. */
        MammutPeekAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "peek";
            /** @description A tile's place in the throw of this round. Places are shuffled anew every round. */
            place: number;
        };
        /** @description Turn over a tile that shows no animal. */
        MammutFlipAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "flip";
            /** @description A tile's place in the throw of this round. Places are shuffled anew every round. */
            place: number;
        };
        /** @description Have all of a share put back into the middle. */
        MammutReturnShareAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "return-share";
            /** @description The number of a share. With two seats: 0 and 1 are of seat 0, 2 and 3 of seat 1; else the seat. */
            share: number;
        };
        /** @description Gain an animal that this seat does not own. */
        MammutChooseAnimalAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose-animal";
            /** @description The id of a kind of animal in the components. */
            animal: string;
        };
        /** @description For the animal tile at this place, gain another animal than the one it shows. */
        MammutTradeAnimalAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trade-animal";
            /** @description A tile's place in the throw of this round. Places are shuffled anew every round. */
            place: number;
            /** @description The id of a kind of animal in the components. */
            animal: string;
        };
        /** @description Make no (more) use of the card that lets animals be chosen. */
        MammutDeclineAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "decline";
        };
        MammutAction: components["schemas"]["MammutTakeAction"] | components["schemas"]["MammutTakeRestAction"] | components["schemas"]["MammutPassAction"] | components["schemas"]["MammutRobAction"] | components["schemas"]["MammutReturnAction"] | components["schemas"]["MammutDoneAction"] | components["schemas"]["MammutPlayAction"] | components["schemas"]["MammutPeekAction"] | components["schemas"]["MammutFlipAction"] | components["schemas"]["MammutReturnShareAction"] | components["schemas"]["MammutChooseAnimalAction"] | components["schemas"]["MammutTradeAnimalAction"] | components["schemas"]["MammutDeclineAction"];
        MammutStartSeatDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "start-seat-drawn";
            seat: number;
        };
        MammutAnimalGainedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "animal-gained";
            seat: number;
            animal: string;
            from: "bag" | "tile" | "card";
        };
        MammutLootCardPlayedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "loot-card-played";
            seat: number;
            card: string;
        };
        /** @description `face` is visible now. */
        MammutTileFlippedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tile-flipped";
            seat: number;
            /** @description A tile's place in the throw of this round. Places are shuffled anew every round. */
            place: number;
            /** @description `axe`, `fur`, `tusk`, `meat`, `fire`, `question`, `shaman-red`, `shaman-blue`, or the id of a kind of animal. */
            face: string;
        };
        MammutShareReturnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "share-returned";
            seat: number;
            /** @description The number of a share. With two seats: 0 and 1 are of seat 0, 2 and 3 of seat 1; else the seat. */
            share: number;
            places: number[];
        };
        /** @description The loot card has been carried out. */
        MammutCardFinishedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-finished";
            seat: number;
        };
        MammutTileTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tile-taken";
            seat: number;
            /** @description The number of a share. With two seats: 0 and 1 are of seat 0, 2 and 3 of seat 1; else the seat. */
            share: number;
            /** @description A tile's place in the throw of this round. Places are shuffled anew every round. */
            place: number;
        };
        /** @description The division is over; the seat is the start seat of the next round. */
        MammutRestTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rest-taken";
            seat: number;
            /** @description The number of a share. With two seats: 0 and 1 are of seat 0, 2 and 3 of seat 1; else the seat. */
            share: number;
            places: number[];
        };
        /** @description All tiles of the share `from` became the share `share` of the robber. */
        MammutShareRobbedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "share-robbed";
            seat: number;
            /** @description The number of a share. With two seats: 0 and 1 are of seat 0, 2 and 3 of seat 1; else the seat. */
            from: number;
            /** @description The number of a share. With two seats: 0 and 1 are of seat 0, 2 and 3 of seat 1; else the seat. */
            share: number;
            places: number[];
        };
        MammutTileReturnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tile-returned";
            seat: number;
            /** @description A tile's place in the throw of this round. Places are shuffled anew every round. */
            place: number;
        };
        /** @description It is the turn of `seat` to take or rob. */
        MammutTurnPassedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn-passed";
            seat: number;
        };
        MammutCardsRevealedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards-revealed";
            cards: {
                seat: number;
                card: string;
            }[];
        };
        /** @description Every question tile was turned; the faces that count, in the order of places. */
        MammutQuestionsTurnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "questions-turned";
            places: number[];
            faces: string[];
        };
        MammutPointsScoredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "points-scored";
            seat: number;
            /** @enum {string} */
            for: "axe" | "axe-card" | "most-fur" | "fewest-fur" | "fur-card" | "tusk" | "tusk-card" | "meat" | "fewest-fire" | "more-fire" | "animals";
            /** @description The change that took place: no score falls below 0. */
            points: number;
            score: number;
        };
        MammutFurAdvancedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fur-advanced";
            seat: number;
            steps: number;
            to: number;
        };
        /** @description What follows belongs to this part of the scoring. */
        MammutScoringBeganEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "scoring-began";
            /** @enum {string} */
            part: "reveal" | "axe" | "fur" | "tusk" | "meat" | "fire" | "trade" | "animal" | "round-end";
        };
        /** @description The seat may choose an animal, thanks to this card. */
        MammutAnimalOfferedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "animal-offered";
            seat: number;
            card: string;
        };
        /** @description The seat may take an animal of its choice for one of its animal tiles. */
        MammutTradeOfferedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trade-offered";
            seat: number;
            card: string;
        };
        /** @description This animal tile was used for an animal of choice, and yields no other. */
        MammutTileTradedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tile-traded";
            seat: number;
            /** @description A tile's place in the throw of this round. Places are shuffled anew every round. */
            place: number;
        };
        MammutOfferEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer-ended";
            seat: number;
        };
        /** @description The played cards went to the discards. */
        MammutRoundEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "round-ended";
            round: number;
        };
        MammutGameEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-ended";
        };
        /** @description All cards, or later the discards, became the deck. */
        MammutDeckShuffledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deck-shuffled";
            count: number;
        };
        /** @description The card is told to the seat itself alone. */
        MammutCardDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-drawn";
            seat: number;
            card?: string;
        };
        /** @description A round began: the start seat threw all tiles into the middle. */
        MammutTilesThrownEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tiles-thrown";
            round: number;
            seat: number;
            /** @description The visible face at each place. */
            faces: string[];
        };
        /** @description Face down: the card is told to the seat itself alone. */
        MammutScoringCardPlayedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "scoring-card-played";
            seat: number;
            card?: string;
        };
        /** @description The hidden face is told to the seat itself alone. */
        MammutTilePeekedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tile-peeked";
            seat: number;
            /** @description A tile's place in the throw of this round. Places are shuffled anew every round. */
            place: number;
            /** @description `axe`, `fur`, `tusk`, `meat`, `fire`, `question`, `shaman-red`, `shaman-blue`, or the id of a kind of animal. */
            face?: string;
        };
        MammutEvent: components["schemas"]["MammutStartSeatDrawnEvent"] | components["schemas"]["MammutAnimalGainedEvent"] | components["schemas"]["MammutLootCardPlayedEvent"] | components["schemas"]["MammutTileFlippedEvent"] | components["schemas"]["MammutShareReturnedEvent"] | components["schemas"]["MammutCardFinishedEvent"] | components["schemas"]["MammutTileTakenEvent"] | components["schemas"]["MammutRestTakenEvent"] | components["schemas"]["MammutShareRobbedEvent"] | components["schemas"]["MammutTileReturnedEvent"] | components["schemas"]["MammutTurnPassedEvent"] | components["schemas"]["MammutCardsRevealedEvent"] | components["schemas"]["MammutQuestionsTurnedEvent"] | components["schemas"]["MammutPointsScoredEvent"] | components["schemas"]["MammutFurAdvancedEvent"] | components["schemas"]["MammutScoringBeganEvent"] | components["schemas"]["MammutAnimalOfferedEvent"] | components["schemas"]["MammutTradeOfferedEvent"] | components["schemas"]["MammutTileTradedEvent"] | components["schemas"]["MammutOfferEndedEvent"] | components["schemas"]["MammutRoundEndedEvent"] | components["schemas"]["MammutGameEndedEvent"] | components["schemas"]["MammutDeckShuffledEvent"] | components["schemas"]["MammutCardDrawnEvent"] | components["schemas"]["MammutTilesThrownEvent"] | components["schemas"]["MammutScoringCardPlayedEvent"] | components["schemas"]["MammutTilePeekedEvent"];
        MammutStartedEntry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "started";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** Format: date-time */
            at: string;
            /** @description Of the whole entry, salted, and all before it: whoever kept it will notice any change. */
            hash: string;
            seats: number;
            options: components["schemas"]["MammutOptions"];
            /** @description What happened, as the viewer may know it. */
            events: components["schemas"]["MammutEvent"][];
            /** @description What happened, in sentences: wherever entries are read, by polling or in a stream. */
            lines?: string[];
        };
        MammutActedEntry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "acted";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** Format: date-time */
            at: string;
            /** @description Of the whole entry, salted, and all before it: whoever kept it will notice any change. */
            hash: string;
            /** @description The index of a seat, from 0. */
            seat: number;
            /** @description Shown to the seat that acted alone. */
            action: components["schemas"]["MammutAction"] | null;
            /** @description What happened, as the viewer may know it. */
            events: components["schemas"]["MammutEvent"][];
            /** @description What happened, in sentences: wherever entries are read, by polling or in a stream. */
            lines?: string[];
        };
        MammutEntry: components["schemas"]["MammutStartedEntry"] | components["schemas"]["MammutActedEntry"] | components["schemas"]["HouseEntry"];
        MammutCreateGame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "mammut";
            /** @description Who shall sit where: you, the rulebook’s bot, or whoever joins. */
            seats: ("me" | "bot" | "open")[];
            options?: components["schemas"]["MammutOptions"];
            components?: components["schemas"]["MammutComponents"];
            clock?: components["schemas"]["Clock"];
            /**
             * @description What its people shall talk.
             * @enum {unknown}
             */
            language?: "en" | "de";
            /**
             * @description `public`: listed; `unlisted`: open to whoever knows the id; `private`: for who is invited.
             * @default public
             * @enum {unknown}
             */
            visibility?: "public" | "unlisted" | "private";
        };
        /** @description What you want to play; what you leave out may be anything. */
        MammutMatchWish: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "mammut";
            seats?: number;
            options?: components["schemas"]["MammutOptions"];
            /** @description Null: without a clock. */
            clock?: components["schemas"]["Clock"] | null;
            language?: ("en" | "de") | null;
            /** @description Added to the seed before the start, for your seat. Whatever you like: dice that you have rolled, for instance. */
            entropy?: string;
        };
        MammutGameView: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "mammut";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description Through whose eyes: a seat, or a spectator. */
            viewer: number | "spectator";
            prompts: components["schemas"]["Prompt"][];
            outcome: components["schemas"]["Outcome"] | null;
            view: components["schemas"]["MammutView"];
        };
        MammutLegalActions: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "mammut";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description One item for each of your seats that is asked now; empty while others are. */
            asked: {
                /** @description The index of a seat, from 0. */
                seat: number;
                prompt: components["schemas"]["Prompt"];
                /** @description What is asked, in words. */
                text: string;
                actions: {
                    id: string;
                    action: components["schemas"]["MammutAction"];
                    /** @description What it would be to do this, in words. */
                    text: string;
                }[];
            }[];
        };
        MammutActed: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "mammut";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            entries: components["schemas"]["MammutActedEntry"][];
            prompts: components["schemas"]["Prompt"][];
        };
        /** @description What would become of actions, as far as the seat can know. */
        MammutTried: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "mammut";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description The index of a seat, from 0. */
            viewer: number;
            /** @description Whether the view shows what all actions lead to; else chance or what is hidden decides what the last does. */
            certain: boolean;
            /** @description How many of the actions the view shows. */
            taken: number;
            prompts: components["schemas"]["Prompt"][];
            view: components["schemas"]["MammutView"];
        };
        MammutEntryPage: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "mammut";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description Through whose eyes: a seat, or a spectator. */
            viewer: number | "spectator";
            over: boolean;
            entries: components["schemas"]["MammutEntry"][];
        };
        EiszeitOptions: {
            /**
             * @description Three make a shorter game.
             * @default 4
             */
            rounds: number;
        };
        EiszeitComponents: {
            landscapes: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                }[];
            };
            terrain: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description The landscape of region 1, 2 … */
                values: string[];
            };
            borders: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description Every pair of neighbours once. */
                values: number[][];
            };
            topEdge: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description Regions that touch the upper edge. */
                values: number[];
            };
            drawing: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description How region 1, 2 … may be drawn: the row that it lies in, and from where to where. */
                values: {
                    row: number;
                    left: number;
                    right: number;
                }[];
            };
            glaciers: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description For 3, 4 and 5 seats. */
                values: number[][];
            };
            mammoths: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    /** @description For 3, 4 and 5 seats. */
                    placed: number[][];
                    /** @description For 3, 4 and 5 seats. */
                    supply: number[];
                };
            };
            hunters: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    each: number;
                    /** @description In the round before the first. */
                    placedFirst: number;
                };
            };
            stones: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    each: number;
                    /** @description For 3, 4 and 5 seats. */
                    darkPool: number[];
                    /** @description Who begins a turn with so many stones plays no dark card. */
                    limit: number;
                    /** @description A round begins with at least so many in the dark pool, if there are. */
                    refill: number;
                };
            };
            hand: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    light: number;
                    dark: number;
                };
            };
            fires: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    value: number;
                    copies: number;
                }[];
            };
            clubs: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: number;
            };
            limits: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    /** @description Allowed in every region. */
                    hunters: number;
                    perMammoth: number;
                };
            };
            points: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description Per hunter in a region with 0, 1, 2 … mammoths; the last counts for more as well. */
                values: number[];
            };
            lightCards: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    text: {
                        en: string;
                        de: string;
                    };
                    copies: number;
                    /** @description What the player of a light card does. */
                    effect: {
                        /** @enum {string} */
                        type: "landscape";
                        landscape: string;
                        /** @description Own hunters for regions of this landscape. */
                        there: number;
                        /** @description Or so many for any regions. */
                        anywhere: number;
                    } | {
                        /** @enum {string} */
                        type: "camp";
                        /** @description Own hunters for one region, and a mammoth with them. */
                        hunters: number;
                    } | {
                        /** @enum {string} */
                        type: "trek";
                        /** @description Own hunters from one region to one neighbour, with a mammoth if wished. */
                        hunters: number;
                    } | {
                        /** @enum {string} */
                        type: "mammoth";
                        /** @description The price of moving one to a neighbour; placing one costs what the card says. */
                        neighbour: number;
                        /** @description The price of moving one anywhere else. */
                        anywhere: number;
                    } | {
                        /** @enum {string} */
                        type: "fire";
                    } | {
                        /** @enum {string} */
                        type: "swap";
                    } | {
                        /** @enum {string} */
                        type: "club";
                    } | {
                        /** @enum {string} */
                        type: "drive";
                        /** @description Hunters of any owner, each to a neighbour; a full number not all one owner's. */
                        hunters: number;
                    } | {
                        /** @enum {string} */
                        type: "cult";
                    };
                    stones: {
                        /**
                         * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                         * @enum {unknown}
                         */
                        provenance: "rules" | "found" | "deduced" | "house";
                        note?: string;
                        /** @description The cost. Of no meaning for a cult. */
                        values: number;
                    };
                }[];
            };
            darkCards: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    text: {
                        en: string;
                        de: string;
                    };
                    copies: number;
                    /** @description What the opponents of the player of a dark card do: `all-place` all, the others one. */
                    effect: {
                        /** @enum {string} */
                        type: "all-place";
                        /** @description Every opponent, from the left, places so many. */
                        hunters: number;
                    } | {
                        /** @enum {string} */
                        type: "remove";
                        /** @description Of two or more, not all one owner's. */
                        hunters: number;
                    } | {
                        /** @enum {string} */
                        type: "club-or-move";
                        /** @description Own hunters, from anywhere to anywhere. */
                        hunters: number;
                    } | {
                        /** @enum {string} */
                        type: "fire";
                    } | {
                        /** @enum {string} */
                        type: "mammoth-home";
                    } | {
                        /** @enum {string} */
                        type: "cult";
                    };
                    stones: {
                        /**
                         * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                         * @enum {unknown}
                         */
                        provenance: "rules" | "found" | "deduced" | "house";
                        note?: string;
                        /** @description The gain. Of no meaning for a cult. */
                        values: number;
                    };
                }[];
            };
        };
        EiszeitView: {
            viewer: number | null;
            /** @description 0 while the first hunters are placed. */
            round: number;
            rounds: number;
            /** @description Who began this round. */
            startSeat: number;
            /** @description Who took the last stone of the dark pool: the round ends with this turn. */
            endedBy: number | null;
            over: boolean;
            turn: {
                /** @description Who is asked. */
                seat: number;
                /** @enum {string} */
                doing: "placing-first" | "playing" | "choosing-copy" | "choosing-opponent" | "placing-hunters" | "camping" | "camping-mammoth" | "trekking" | "trekking-mammoth" | "moving-mammoth" | "moving-fire" | "swapping" | "swapping-with" | "taking-club" | "driving" | "removing-hunters" | "taking-club-or-moving" | "moving-hunters" | "removing-mammoth" | "giving-club" | "discarding" | "drawing" | "laying-glacier";
                /** @description The card that is being carried out. */
                card: string | null;
                /** @description Hunters that were placed, moved or removed with it so far. */
                used: number;
                /** @description The region that was chosen to move from. */
                from: number | null;
                /** @description The region that was chosen to place in or move to, or of the hunter for a club. */
                to: number | null;
                /** @description The first of two hunters that swap places. */
                hunter: {
                    seat: number;
                    /** @description The number of a region on the map, from 1. */
                    region: number;
                    clubbed: boolean;
                } | null;
            } | null;
            regions: {
                /** @description The number of a region on the map, from 1. */
                region: number;
                landscape: string;
                neighbours: number[];
                glacier: boolean;
                /** @description By seat, those with clubs included. */
                hunters: number[];
                /** @description By seat: how many of them carry a club. */
                clubbed: number[];
                mammoths: number;
                /** @description Hidden fire tiles. */
                fires: number;
            }[];
            seats: {
                seat: number;
                score: number;
                stones: number;
                /** @description Hunters that are not on the map. */
                supply: number;
                /** @description Clubs in front of the seat, not yet given to a hunter. */
                clubs: number;
                /** @description Light cards in its hand. */
                light: number;
                /** @description Dark cards in its hand. */
                dark: number;
            }[];
            /** @description The viewer's own cards; empty for spectators. */
            hand: {
                /** @description The id of a card in the components. */
                card: string;
                /**
                 * @description Light cards cost their player stones; dark cards bring stones, and favour the others.
                 * @enum {string}
                 */
                colour: "light" | "dark";
                effect: ({
                    /** @enum {string} */
                    type: "landscape";
                    landscape: string;
                    /** @description Own hunters for regions of this landscape. */
                    there: number;
                    /** @description Or so many for any regions. */
                    anywhere: number;
                } | {
                    /** @enum {string} */
                    type: "camp";
                    /** @description Own hunters for one region, and a mammoth with them. */
                    hunters: number;
                } | {
                    /** @enum {string} */
                    type: "trek";
                    /** @description Own hunters from one region to one neighbour, with a mammoth if wished. */
                    hunters: number;
                } | {
                    /** @enum {string} */
                    type: "mammoth";
                    /** @description The price of moving one to a neighbour; placing one costs what the card says. */
                    neighbour: number;
                    /** @description The price of moving one anywhere else. */
                    anywhere: number;
                } | {
                    /** @enum {string} */
                    type: "fire";
                } | {
                    /** @enum {string} */
                    type: "swap";
                } | {
                    /** @enum {string} */
                    type: "club";
                } | {
                    /** @enum {string} */
                    type: "drive";
                    /** @description Hunters of any owner, each to a neighbour; a full number not all one owner's. */
                    hunters: number;
                } | {
                    /** @enum {string} */
                    type: "cult";
                }) | ({
                    /** @enum {string} */
                    type: "all-place";
                    /** @description Every opponent, from the left, places so many. */
                    hunters: number;
                } | {
                    /** @enum {string} */
                    type: "remove";
                    /** @description Of two or more, not all one owner's. */
                    hunters: number;
                } | {
                    /** @enum {string} */
                    type: "club-or-move";
                    /** @description Own hunters, from anywhere to anywhere. */
                    hunters: number;
                } | {
                    /** @enum {string} */
                    type: "fire";
                } | {
                    /** @enum {string} */
                    type: "mammoth-home";
                } | {
                    /** @enum {string} */
                    type: "cult";
                });
                /** @description The cost of a light card, the gain of a dark one; of no meaning for a cult. */
                stones: number;
            }[];
            piles: {
                light: {
                    deck: number;
                    /** @description What a cult card would copy. */
                    top: {
                        /** @description The id of a card in the components. */
                        card: string;
                        /**
                         * @description Light cards cost their player stones; dark cards bring stones, and favour the others.
                         * @enum {string}
                         */
                        colour: "light" | "dark";
                        effect: ({
                            /** @enum {string} */
                            type: "landscape";
                            landscape: string;
                            /** @description Own hunters for regions of this landscape. */
                            there: number;
                            /** @description Or so many for any regions. */
                            anywhere: number;
                        } | {
                            /** @enum {string} */
                            type: "camp";
                            /** @description Own hunters for one region, and a mammoth with them. */
                            hunters: number;
                        } | {
                            /** @enum {string} */
                            type: "trek";
                            /** @description Own hunters from one region to one neighbour, with a mammoth if wished. */
                            hunters: number;
                        } | {
                            /** @enum {string} */
                            type: "mammoth";
                            /** @description The price of moving one to a neighbour; placing one costs what the card says. */
                            neighbour: number;
                            /** @description The price of moving one anywhere else. */
                            anywhere: number;
                        } | {
                            /** @enum {string} */
                            type: "fire";
                        } | {
                            /** @enum {string} */
                            type: "swap";
                        } | {
                            /** @enum {string} */
                            type: "club";
                        } | {
                            /** @enum {string} */
                            type: "drive";
                            /** @description Hunters of any owner, each to a neighbour; a full number not all one owner's. */
                            hunters: number;
                        } | {
                            /** @enum {string} */
                            type: "cult";
                        }) | ({
                            /** @enum {string} */
                            type: "all-place";
                            /** @description Every opponent, from the left, places so many. */
                            hunters: number;
                        } | {
                            /** @enum {string} */
                            type: "remove";
                            /** @description Of two or more, not all one owner's. */
                            hunters: number;
                        } | {
                            /** @enum {string} */
                            type: "club-or-move";
                            /** @description Own hunters, from anywhere to anywhere. */
                            hunters: number;
                        } | {
                            /** @enum {string} */
                            type: "fire";
                        } | {
                            /** @enum {string} */
                            type: "mammoth-home";
                        } | {
                            /** @enum {string} */
                            type: "cult";
                        });
                        /** @description The cost of a light card, the gain of a dark one; of no meaning for a cult. */
                        stones: number;
                    } | null;
                    /** @description Cards under the top that everybody saw. */
                    under: string[];
                    /** @description Cards under the top that this viewer discarded unseen. */
                    own: string[];
                    /** @description Cards under the top that others discarded unseen. */
                    unseen: number;
                    /** @description Cards that this viewer knows to have gone into the present deck, and that it has neither drawn since nor, perhaps, seen played. */
                    recycled: string[];
                    /** @description By seat: of the cards that it holds, or discarded unseen since, at least so many were not in the present deck. */
                    kept: number[];
                };
                dark: {
                    deck: number;
                    /** @description What a cult card would copy. */
                    top: {
                        /** @description The id of a card in the components. */
                        card: string;
                        /**
                         * @description Light cards cost their player stones; dark cards bring stones, and favour the others.
                         * @enum {string}
                         */
                        colour: "light" | "dark";
                        effect: ({
                            /** @enum {string} */
                            type: "landscape";
                            landscape: string;
                            /** @description Own hunters for regions of this landscape. */
                            there: number;
                            /** @description Or so many for any regions. */
                            anywhere: number;
                        } | {
                            /** @enum {string} */
                            type: "camp";
                            /** @description Own hunters for one region, and a mammoth with them. */
                            hunters: number;
                        } | {
                            /** @enum {string} */
                            type: "trek";
                            /** @description Own hunters from one region to one neighbour, with a mammoth if wished. */
                            hunters: number;
                        } | {
                            /** @enum {string} */
                            type: "mammoth";
                            /** @description The price of moving one to a neighbour; placing one costs what the card says. */
                            neighbour: number;
                            /** @description The price of moving one anywhere else. */
                            anywhere: number;
                        } | {
                            /** @enum {string} */
                            type: "fire";
                        } | {
                            /** @enum {string} */
                            type: "swap";
                        } | {
                            /** @enum {string} */
                            type: "club";
                        } | {
                            /** @enum {string} */
                            type: "drive";
                            /** @description Hunters of any owner, each to a neighbour; a full number not all one owner's. */
                            hunters: number;
                        } | {
                            /** @enum {string} */
                            type: "cult";
                        }) | ({
                            /** @enum {string} */
                            type: "all-place";
                            /** @description Every opponent, from the left, places so many. */
                            hunters: number;
                        } | {
                            /** @enum {string} */
                            type: "remove";
                            /** @description Of two or more, not all one owner's. */
                            hunters: number;
                        } | {
                            /** @enum {string} */
                            type: "club-or-move";
                            /** @description Own hunters, from anywhere to anywhere. */
                            hunters: number;
                        } | {
                            /** @enum {string} */
                            type: "fire";
                        } | {
                            /** @enum {string} */
                            type: "mammoth-home";
                        } | {
                            /** @enum {string} */
                            type: "cult";
                        });
                        /** @description The cost of a light card, the gain of a dark one; of no meaning for a cult. */
                        stones: number;
                    } | null;
                    /** @description Cards under the top that everybody saw. */
                    under: string[];
                    /** @description Cards under the top that this viewer discarded unseen. */
                    own: string[];
                    /** @description Cards under the top that others discarded unseen. */
                    unseen: number;
                    /** @description Cards that this viewer knows to have gone into the present deck, and that it has neither drawn since nor, perhaps, seen played. */
                    recycled: string[];
                    /** @description By seat: of the cards that it holds, or discarded unseen since, at least so many were not in the present deck. */
                    kept: number[];
                };
            };
            darkPool: number;
            lightPool: number;
            mammothSupply: number;
            clubSupply: number;
            /** @description Hidden fire tiles that are not on the map. */
            firesBeside: number;
            report: {
                round: number;
                regions: {
                    /** @description The number of a region on the map, from 1. */
                    region: number;
                    fires: number[];
                    limit: number;
                    /** @description By seat. */
                    lost: number[];
                    /** @description By seat. */
                    points: number[];
                }[];
            } | null;
            /** @description What this game is played with: an excerpt of its components. */
            numbers: {
                stoneLimit: number;
                handSize: number;
                limit: number;
                perMammoth: number;
                /** @description Per hunter, by the mammoths of its region. */
                points: number[];
                /** @description The values of all fire tiles. */
                fires: number[];
            };
        };
        /** @description Play a card. A light one is paid for at once, but for those with several prices. */
        EiszeitPlayAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
            /** @description The id of a card in the components. */
            card: string;
        };
        /** @description Only where no card at all can be played: lay one down without effect. */
        EiszeitLayDownAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lay-down";
            /** @description The id of a card in the components. */
            card: string;
        };
        /** @description Which of the two discard piles a cult card copies the top of. */
        EiszeitChooseCopyAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose-copy";
            /**
             * @description Light cards cost their player stones; dark cards bring stones, and favour the others.
             * @enum {string}
             */
            colour: "light" | "dark";
        };
        /** @description Who shall carry out the dark card. */
        EiszeitChooseOpponentAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose-opponent";
            seat: number;
        };
        /** @description Place an own hunter from the supply. */
        EiszeitPlaceHunterAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "place-hunter";
            /** @description The number of a region on the map, from 1. */
            region: number;
        };
        /** @description Move a hunter of `seat`; instead of placing, too, where the own supply is empty. */
        EiszeitMoveHunterAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move-hunter";
            seat: number;
            /** @description The number of a region on the map, from 1. */
            from: number;
            /** @description The number of a region on the map, from 1. */
            to: number;
            /** @description Whether it is a hunter with a club. */
            clubbed: boolean;
        };
        /** @description Return a hunter to the supply of its owner. */
        EiszeitRemoveHunterAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "remove-hunter";
            seat: number;
            /** @description The number of a region on the map, from 1. */
            region: number;
            /** @description Whether it is a hunter with a club. */
            clubbed: boolean;
        };
        /** @description The first of two hunters that swap places. */
        EiszeitChooseHunterAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose-hunter";
            seat: number;
            /** @description The number of a region on the map, from 1. */
            region: number;
            /** @description Whether it is a hunter with a club. */
            clubbed: boolean;
        };
        /** @description The second of two hunters that swap places. */
        EiszeitSwapAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "swap";
            seat: number;
            /** @description The number of a region on the map, from 1. */
            region: number;
            /** @description Whether it is a hunter with a club. */
            clubbed: boolean;
        };
        /** @description Place a mammoth from the supply. */
        EiszeitPlaceMammothAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "place-mammoth";
            /** @description The number of a region on the map, from 1. */
            region: number;
        };
        EiszeitMoveMammothAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move-mammoth";
            /** @description The number of a region on the map, from 1. */
            from: number;
            /** @description The number of a region on the map, from 1. */
            to: number;
        };
        /** @description Return a mammoth to the supply. */
        EiszeitRemoveMammothAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "remove-mammoth";
            /** @description The number of a region on the map, from 1. */
            region: number;
        };
        /** @description Move a fire tile without looking at it. */
        EiszeitMoveFireAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move-fire";
            /** @description The number of a region on the map, from 1. */
            from: number;
            /** @description The number of a region on the map, from 1. */
            to: number;
        };
        EiszeitTakeClubAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-club";
        };
        /** @description Give a club to an own hunter in this region. */
        EiszeitUseClubAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "use-club";
            /** @description The number of a region on the map, from 1. */
            region: number;
        };
        /** @description Push a card under its discard pile, unseen by the others. */
        EiszeitDiscardAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discard";
            /** @description The id of a card in the components. */
            card: string;
        };
        /** @description Draw one card of this colour. */
        EiszeitDrawAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw";
            /**
             * @description Light cards cost their player stones; dark cards bring stones, and favour the others.
             * @enum {string}
             */
            colour: "light" | "dark";
        };
        /** @description Cover a region for good. */
        EiszeitLayGlacierAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lay-glacier";
            /** @description The number of a region on the map, from 1. */
            region: number;
        };
        /** @description Enough, or nothing at all: no action has to be carried out in full. */
        EiszeitDoneAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "done";
        };
        EiszeitAction: components["schemas"]["EiszeitPlayAction"] | components["schemas"]["EiszeitLayDownAction"] | components["schemas"]["EiszeitChooseCopyAction"] | components["schemas"]["EiszeitChooseOpponentAction"] | components["schemas"]["EiszeitPlaceHunterAction"] | components["schemas"]["EiszeitMoveHunterAction"] | components["schemas"]["EiszeitRemoveHunterAction"] | components["schemas"]["EiszeitChooseHunterAction"] | components["schemas"]["EiszeitSwapAction"] | components["schemas"]["EiszeitPlaceMammothAction"] | components["schemas"]["EiszeitMoveMammothAction"] | components["schemas"]["EiszeitRemoveMammothAction"] | components["schemas"]["EiszeitMoveFireAction"] | components["schemas"]["EiszeitTakeClubAction"] | components["schemas"]["EiszeitUseClubAction"] | components["schemas"]["EiszeitDiscardAction"] | components["schemas"]["EiszeitDrawAction"] | components["schemas"]["EiszeitLayGlacierAction"] | components["schemas"]["EiszeitDoneAction"];
        EiszeitStartSeatDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "start-seat-drawn";
            seat: number;
        };
        EiszeitRoundBeganEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "round-began";
            round: number;
            seat: number;
        };
        EiszeitTurnBeganEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn-began";
            seat: number;
        };
        EiszeitCardPlayedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-played";
            seat: number;
            /** @description The id of a card in the components. */
            card: string;
        };
        /** @description No card could be played, so this one had no effect. */
        EiszeitCardLaidDownEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-laid-down";
            seat: number;
            /** @description The id of a card in the components. */
            card: string;
        };
        /** @description The seat chooses which of the two discard piles its cult card copies. */
        EiszeitCopyOfferedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "copy-offered";
            seat: number;
        };
        /** @description The cult card is carried out like this card. */
        EiszeitCardCopiedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-copied";
            seat: number;
            /** @description The id of a card in the components. */
            card: string;
        };
        /** @description Into the light pool. */
        EiszeitStonesPaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stones-paid";
            seat: number;
            stones: number;
        };
        /** @description From the dark pool, and what was missing there from the light one. */
        EiszeitStonesTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stones-taken";
            seat: number;
            dark: number;
            light: number;
        };
        /** @description The last dark card of the last round: its stones went from the dark pool to the light one, and its action is void. */
        EiszeitStonesVoidedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stones-voided";
            seat: number;
            stones: number;
        };
        /** @description The action of the card that the seat played (or copied) is carried out. */
        EiszeitActionBeganEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "action-began";
            seat: number;
            /** @description The id of a card in the components. */
            card: string;
        };
        EiszeitOpponentChosenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "opponent-chosen";
            seat: number;
            opponent: number;
        };
        /** @description The seat is done with what it was asked, or there is nothing left that it could do. */
        EiszeitActionEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "action-ended";
            seat: number;
        };
        EiszeitHunterPlacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hunter-placed";
            seat: number;
            /** @description The number of a region on the map, from 1. */
            region: number;
        };
        /** @description `by` moved a hunter of `seat`. */
        EiszeitHunterMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hunter-moved";
            by: number;
            seat: number;
            /** @description The number of a region on the map, from 1. */
            from: number;
            /** @description The number of a region on the map, from 1. */
            to: number;
            clubbed: boolean;
        };
        /** @description Back to the supply of its owner; a club goes back to the common supply. */
        EiszeitHunterRemovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hunter-removed";
            by: number;
            seat: number;
            /** @description The number of a region on the map, from 1. */
            region: number;
            clubbed: boolean;
        };
        /** @description The first of two hunters that are to swap places. */
        EiszeitHunterChosenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hunter-chosen";
            by: number;
            seat: number;
            /** @description The number of a region on the map, from 1. */
            region: number;
            clubbed: boolean;
        };
        /** @description Each stands where the other stood; `region` is where it came from. */
        EiszeitHuntersSwappedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hunters-swapped";
            by: number;
            first: {
                seat: number;
                /** @description The number of a region on the map, from 1. */
                region: number;
                clubbed: boolean;
            };
            second: {
                seat: number;
                /** @description The number of a region on the map, from 1. */
                region: number;
                clubbed: boolean;
            };
        };
        EiszeitMammothPlacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mammoth-placed";
            by: number;
            /** @description The number of a region on the map, from 1. */
            region: number;
        };
        EiszeitMammothMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mammoth-moved";
            by: number;
            /** @description The number of a region on the map, from 1. */
            from: number;
            /** @description The number of a region on the map, from 1. */
            to: number;
        };
        EiszeitMammothRemovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mammoth-removed";
            by: number;
            /** @description The number of a region on the map, from 1. */
            region: number;
        };
        EiszeitFireMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fire-moved";
            by: number;
            /** @description The number of a region on the map, from 1. */
            from: number;
            /** @description The number of a region on the map, from 1. */
            to: number;
        };
        EiszeitClubTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "club-taken";
            seat: number;
        };
        EiszeitClubGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "club-given";
            seat: number;
            /** @description The number of a region on the map, from 1. */
            region: number;
        };
        /** @description The settling, ended by `seat`, is followed by the conflicts: fires and limits of all regions. */
        EiszeitFiresRevealedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fires-revealed";
            seat: number;
            regions: {
                /** @description The number of a region on the map, from 1. */
                region: number;
                fires: number[];
                limit: number;
            }[];
        };
        /** @description So many hunters went back to the supplies of their owners. */
        EiszeitConflictResolvedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "conflict-resolved";
            /** @description The number of a region on the map, from 1. */
            region: number;
            /** @description By seat. */
            lost: number[];
        };
        /** @description All fire tiles and clubs left the map. */
        EiszeitConflictsEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "conflicts-ended";
        };
        EiszeitRegionScoredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "region-scored";
            /** @description The number of a region on the map, from 1. */
            region: number;
            /** @description By seat. */
            points: number[];
        };
        /** @description The seat in the last place may cover a region. */
        EiszeitGlacierOfferedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "glacier-offered";
            seat: number;
            /** @description Whether lots were drawn among several. */
            drawn: boolean;
        };
        EiszeitGlacierLaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "glacier-laid";
            seat: number;
            /** @description The number of a region on the map, from 1. */
            region: number;
        };
        EiszeitGlacierDeclinedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "glacier-declined";
            seat: number;
        };
        /** @description The light pool became the dark one; where that was too little, the seats paid in. */
        EiszeitPoolRefilledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pool-refilled";
            /** @description By seat. */
            paid: number[];
        };
        EiszeitGameEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-ended";
        };
        /** @description At first all cards of the colour became the deck, later its discards but for the top one. */
        EiszeitDeckShuffledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deck-shuffled";
            /**
             * @description Light cards cost their player stones; dark cards bring stones, and favour the others.
             * @enum {string}
             */
            colour: "light" | "dark";
            count: number;
        };
        /** @description A hidden fire tile was laid into each of these regions. */
        EiszeitFiresDealtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fires-dealt";
            regions: number[];
        };
        /** @description The card is told to the seat itself alone. */
        EiszeitCardDiscardedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-discarded";
            seat: number;
            /**
             * @description Light cards cost their player stones; dark cards bring stones, and favour the others.
             * @enum {string}
             */
            colour: "light" | "dark";
            /** @description The id of a card in the components. */
            card?: string;
        };
        /** @description The card is told to the seat itself alone. */
        EiszeitCardDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-drawn";
            seat: number;
            /**
             * @description Light cards cost their player stones; dark cards bring stones, and favour the others.
             * @enum {string}
             */
            colour: "light" | "dark";
            /** @description The id of a card in the components. */
            card?: string;
        };
        EiszeitEvent: components["schemas"]["EiszeitStartSeatDrawnEvent"] | components["schemas"]["EiszeitRoundBeganEvent"] | components["schemas"]["EiszeitTurnBeganEvent"] | components["schemas"]["EiszeitCardPlayedEvent"] | components["schemas"]["EiszeitCardLaidDownEvent"] | components["schemas"]["EiszeitCopyOfferedEvent"] | components["schemas"]["EiszeitCardCopiedEvent"] | components["schemas"]["EiszeitStonesPaidEvent"] | components["schemas"]["EiszeitStonesTakenEvent"] | components["schemas"]["EiszeitStonesVoidedEvent"] | components["schemas"]["EiszeitActionBeganEvent"] | components["schemas"]["EiszeitOpponentChosenEvent"] | components["schemas"]["EiszeitActionEndedEvent"] | components["schemas"]["EiszeitHunterPlacedEvent"] | components["schemas"]["EiszeitHunterMovedEvent"] | components["schemas"]["EiszeitHunterRemovedEvent"] | components["schemas"]["EiszeitHunterChosenEvent"] | components["schemas"]["EiszeitHuntersSwappedEvent"] | components["schemas"]["EiszeitMammothPlacedEvent"] | components["schemas"]["EiszeitMammothMovedEvent"] | components["schemas"]["EiszeitMammothRemovedEvent"] | components["schemas"]["EiszeitFireMovedEvent"] | components["schemas"]["EiszeitClubTakenEvent"] | components["schemas"]["EiszeitClubGivenEvent"] | components["schemas"]["EiszeitFiresRevealedEvent"] | components["schemas"]["EiszeitConflictResolvedEvent"] | components["schemas"]["EiszeitConflictsEndedEvent"] | components["schemas"]["EiszeitRegionScoredEvent"] | components["schemas"]["EiszeitGlacierOfferedEvent"] | components["schemas"]["EiszeitGlacierLaidEvent"] | components["schemas"]["EiszeitGlacierDeclinedEvent"] | components["schemas"]["EiszeitPoolRefilledEvent"] | components["schemas"]["EiszeitGameEndedEvent"] | components["schemas"]["EiszeitDeckShuffledEvent"] | components["schemas"]["EiszeitFiresDealtEvent"] | components["schemas"]["EiszeitCardDiscardedEvent"] | components["schemas"]["EiszeitCardDrawnEvent"];
        EiszeitStartedEntry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "started";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** Format: date-time */
            at: string;
            /** @description Of the whole entry, salted, and all before it: whoever kept it will notice any change. */
            hash: string;
            seats: number;
            options: components["schemas"]["EiszeitOptions"];
            /** @description What happened, as the viewer may know it. */
            events: components["schemas"]["EiszeitEvent"][];
            /** @description What happened, in sentences: wherever entries are read, by polling or in a stream. */
            lines?: string[];
        };
        EiszeitActedEntry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "acted";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** Format: date-time */
            at: string;
            /** @description Of the whole entry, salted, and all before it: whoever kept it will notice any change. */
            hash: string;
            /** @description The index of a seat, from 0. */
            seat: number;
            /** @description Shown to the seat that acted alone. */
            action: components["schemas"]["EiszeitAction"] | null;
            /** @description What happened, as the viewer may know it. */
            events: components["schemas"]["EiszeitEvent"][];
            /** @description What happened, in sentences: wherever entries are read, by polling or in a stream. */
            lines?: string[];
        };
        EiszeitEntry: components["schemas"]["EiszeitStartedEntry"] | components["schemas"]["EiszeitActedEntry"] | components["schemas"]["HouseEntry"];
        EiszeitCreateGame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "eiszeit";
            /** @description Who shall sit where: you, the rulebook’s bot, or whoever joins. */
            seats: ("me" | "bot" | "open")[];
            options?: components["schemas"]["EiszeitOptions"];
            components?: components["schemas"]["EiszeitComponents"];
            clock?: components["schemas"]["Clock"];
            /**
             * @description What its people shall talk.
             * @enum {unknown}
             */
            language?: "en" | "de";
            /**
             * @description `public`: listed; `unlisted`: open to whoever knows the id; `private`: for who is invited.
             * @default public
             * @enum {unknown}
             */
            visibility?: "public" | "unlisted" | "private";
        };
        /** @description What you want to play; what you leave out may be anything. */
        EiszeitMatchWish: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "eiszeit";
            seats?: number;
            options?: components["schemas"]["EiszeitOptions"];
            /** @description Null: without a clock. */
            clock?: components["schemas"]["Clock"] | null;
            language?: ("en" | "de") | null;
            /** @description Added to the seed before the start, for your seat. Whatever you like: dice that you have rolled, for instance. */
            entropy?: string;
        };
        EiszeitGameView: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "eiszeit";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description Through whose eyes: a seat, or a spectator. */
            viewer: number | "spectator";
            prompts: components["schemas"]["Prompt"][];
            outcome: components["schemas"]["Outcome"] | null;
            view: components["schemas"]["EiszeitView"];
        };
        EiszeitLegalActions: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "eiszeit";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description One item for each of your seats that is asked now; empty while others are. */
            asked: {
                /** @description The index of a seat, from 0. */
                seat: number;
                prompt: components["schemas"]["Prompt"];
                /** @description What is asked, in words. */
                text: string;
                actions: {
                    id: string;
                    action: components["schemas"]["EiszeitAction"];
                    /** @description What it would be to do this, in words. */
                    text: string;
                }[];
            }[];
        };
        EiszeitActed: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "eiszeit";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            entries: components["schemas"]["EiszeitActedEntry"][];
            prompts: components["schemas"]["Prompt"][];
        };
        /** @description What would become of actions, as far as the seat can know. */
        EiszeitTried: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "eiszeit";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description The index of a seat, from 0. */
            viewer: number;
            /** @description Whether the view shows what all actions lead to; else chance or what is hidden decides what the last does. */
            certain: boolean;
            /** @description How many of the actions the view shows. */
            taken: number;
            prompts: components["schemas"]["Prompt"][];
            view: components["schemas"]["EiszeitView"];
        };
        EiszeitEntryPage: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "eiszeit";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description Through whose eyes: a seat, or a spectator. */
            viewer: number | "spectator";
            over: boolean;
            entries: components["schemas"]["EiszeitEntry"][];
        };
        EndlessWinterOptions: {
            /**
             * @description Module: a find lies face down on every glacier.
             * @default false
             */
            iceFinds: boolean;
            /**
             * @description Module: who rests first in a round gains a rest tile.
             * @default false
             */
            restTiles: boolean;
            /**
             * @description Set-up cards are chosen from an open display, last seat first.
             * @default false
             */
            draftSetup: boolean;
            /**
             * @description Chiefs are chosen from an open display, first seat first.
             * @default false
             */
            draftChiefs: boolean;
            /**
             * @description One tribe figure stays aside in the first round.
             * @default false
             */
            shortFirstRound: boolean;
            /**
             * @description Terrain pays only for the most influence, not for a tie.
             * @default false
             */
            majorityOnly: boolean;
        };
        EndlessWinterComponents: {
            rounds: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    rounds: number;
                    /** @description The first round of the second age. */
                    ageTwoFrom: number;
                    /** @description At the beginning of every round. */
                    cardsDrawn: number;
                    /** @description Beside the chief. */
                    tribeFigures: number;
                };
            };
            board: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    /** @description With all camps on the board. */
                    foodLimit: number;
                    toolLimit: number;
                    /** @description Work is gained when the food marker moves down from one of these. */
                    workAt: number[];
                    camps: number;
                    /** @description Income of each space once its settlement is built. */
                    settlementSpaces: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[][];
                    /** @description Income of each recess once its megaliths are built. */
                    recesses: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[][];
                    recessSize: number;
                    /** @description Megaliths that are neutral: the first ones. */
                    neutrals: number;
                    /** @description From left to right. */
                    stoneCosts: {
                        food: number;
                        tool: number;
                    }[];
                    rest: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[][];
                    /** @description In halves. For each resting figure in the eclipse. */
                    restComparison: number;
                };
            };
            columns: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    /** @enum {string} */
                    id: "initiate" | "develop" | "migrate" | "hunt";
                    name: {
                        en: string;
                        de: string;
                    };
                    /** @description Each as often as it is paid for. */
                    top: {
                        pay: {
                            /** @enum {string} */
                            pay: "food" | "tool" | "work" | "discard";
                            n: number;
                        }[];
                        /** @description In any order; every part is optional. */
                        get: {
                            /**
                             * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                             * @enum {string}
                             */
                            gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                            /** @description How often; work counts in halves. */
                            n: number;
                            /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                            per?: {
                                /** @enum {string} */
                                of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                terrain?: string;
                                animal?: string;
                            };
                        }[];
                    }[];
                    /** @description Everything in `pay` once for everything in `get` once. */
                    middle: {
                        pay: {
                            /** @enum {string} */
                            pay: "food" | "tool" | "work" | "discard";
                            n: number;
                        }[];
                        /** @description In any order; every part is optional. */
                        get: {
                            /**
                             * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                             * @enum {string}
                             */
                            gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                            /** @description How often; work counts in halves. */
                            n: number;
                            /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                            per?: {
                                /** @enum {string} */
                                of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                terrain?: string;
                                animal?: string;
                            };
                        }[];
                    };
                    /** @description In any order; every part is optional. */
                    bottom: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[];
                }[];
            };
            members: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    /** @description In halves. What the card yields when it is played. */
                    work: number;
                    ability: {
                        /**
                         * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                         * @enum {string}
                         */
                        when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                        /** @description One of these is chosen. */
                        ways: {
                            pay: {
                                /** @enum {string} */
                                pay: "food" | "tool" | "work" | "discard";
                                n: number;
                            }[];
                            /** @description In any order; every part is optional. */
                            get: {
                                /**
                                 * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                                 * @enum {string}
                                 */
                                gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                                /** @description How often; work counts in halves. */
                                n: number;
                                /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                                per?: {
                                    /** @enum {string} */
                                    of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                    terrain?: string;
                                    animal?: string;
                                };
                            }[];
                        }[];
                    } | null;
                    eclipse: {
                        /**
                         * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                         * @enum {string}
                         */
                        when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                        /** @description One of these is chosen. */
                        ways: {
                            pay: {
                                /** @enum {string} */
                                pay: "food" | "tool" | "work" | "discard";
                                n: number;
                            }[];
                            /** @description In any order; every part is optional. */
                            get: {
                                /**
                                 * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                                 * @enum {string}
                                 */
                                gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                                /** @description How often; work counts in halves. */
                                n: number;
                                /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                                per?: {
                                    /** @enum {string} */
                                    of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                    terrain?: string;
                                    animal?: string;
                                };
                            }[];
                        }[];
                    } | null;
                    /** @description In halves. What it counts when eclipse piles are compared. */
                    comparison: number;
                    /** @description At the end of the game. */
                    points: number;
                    /** @description The column under which its supply lies. */
                    column: ("initiate" | "develop" | "migrate" | "hunt") | null;
                    copies: number;
                }[];
            };
            startCards: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    /** @description In halves. What the card yields when it is played. */
                    work: number;
                    ability: {
                        /**
                         * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                         * @enum {string}
                         */
                        when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                        /** @description One of these is chosen. */
                        ways: {
                            pay: {
                                /** @enum {string} */
                                pay: "food" | "tool" | "work" | "discard";
                                n: number;
                            }[];
                            /** @description In any order; every part is optional. */
                            get: {
                                /**
                                 * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                                 * @enum {string}
                                 */
                                gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                                /** @description How often; work counts in halves. */
                                n: number;
                                /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                                per?: {
                                    /** @enum {string} */
                                    of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                    terrain?: string;
                                    animal?: string;
                                };
                            }[];
                        }[];
                    } | null;
                    eclipse: {
                        /**
                         * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                         * @enum {string}
                         */
                        when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                        /** @description One of these is chosen. */
                        ways: {
                            pay: {
                                /** @enum {string} */
                                pay: "food" | "tool" | "work" | "discard";
                                n: number;
                            }[];
                            /** @description In any order; every part is optional. */
                            get: {
                                /**
                                 * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                                 * @enum {string}
                                 */
                                gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                                /** @description How often; work counts in halves. */
                                n: number;
                                /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                                per?: {
                                    /** @enum {string} */
                                    of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                    terrain?: string;
                                    animal?: string;
                                };
                            }[];
                        }[];
                    } | null;
                    /** @description In halves. What it counts when eclipse piles are compared. */
                    comparison: number;
                    /** @description At the end of the game. */
                    points: number;
                    /** @enum {string} */
                    kind: "member" | "advancement";
                    /** @description In the pile of every seat. */
                    copies: number;
                }[];
            };
            advancements: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    one: {
                        id: string;
                        name: {
                            en: string;
                            de: string;
                        };
                        /** @description Optional, and once in a turn. */
                        ability: {
                            /**
                             * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                             * @enum {string}
                             */
                            when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                            /** @description One of these is chosen. */
                            ways: {
                                pay: {
                                    /** @enum {string} */
                                    pay: "food" | "tool" | "work" | "discard";
                                    n: number;
                                }[];
                                /** @description In any order; every part is optional. */
                                get: {
                                    /**
                                     * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                                     * @enum {string}
                                     */
                                    gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                                    /** @description How often; work counts in halves. */
                                    n: number;
                                    /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                                    per?: {
                                        /** @enum {string} */
                                        of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                        terrain?: string;
                                        animal?: string;
                                    };
                                }[];
                            }[];
                        };
                        points: number;
                        copies: number;
                    }[];
                    two: {
                        id: string;
                        name: {
                            en: string;
                            de: string;
                        };
                        /** @description Optional, and once in a turn. */
                        ability: {
                            /**
                             * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                             * @enum {string}
                             */
                            when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                            /** @description One of these is chosen. */
                            ways: {
                                pay: {
                                    /** @enum {string} */
                                    pay: "food" | "tool" | "work" | "discard";
                                    n: number;
                                }[];
                                /** @description In any order; every part is optional. */
                                get: {
                                    /**
                                     * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                                     * @enum {string}
                                     */
                                    gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                                    /** @description How often; work counts in halves. */
                                    n: number;
                                    /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                                    per?: {
                                        /** @enum {string} */
                                        of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                        terrain?: string;
                                        animal?: string;
                                    };
                                }[];
                            }[];
                        };
                        points: number;
                        copies: number;
                    }[];
                    /** @description Cards in the display. */
                    shown: number;
                };
            };
            animals: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    copies: number;
                    /** @description In any order; every part is optional. */
                    income: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[];
                    /** @description Points at the end for 1, 2, 3 … of them; more than the last count as the last. */
                    set: number[];
                    /** @description May be counted as any other animal; no set of its own. */
                    joker: boolean;
                }[];
            };
            ground: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    /** @description Animals at the start of a round beyond the number of seats. */
                    beyondSeats: number;
                    most: number;
                };
            };
            chiefs: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    a: {
                        /**
                         * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                         * @enum {string}
                         */
                        when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                        /** @description One of these is chosen. */
                        ways: {
                            pay: {
                                /** @enum {string} */
                                pay: "food" | "tool" | "work" | "discard";
                                n: number;
                            }[];
                            /** @description In any order; every part is optional. */
                            get: {
                                /**
                                 * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                                 * @enum {string}
                                 */
                                gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                                /** @description How often; work counts in halves. */
                                n: number;
                                /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                                per?: {
                                    /** @enum {string} */
                                    of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                    terrain?: string;
                                    animal?: string;
                                };
                            }[];
                        }[];
                    } | null;
                    b: {
                        /**
                         * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                         * @enum {string}
                         */
                        when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                        /** @description One of these is chosen. */
                        ways: {
                            pay: {
                                /** @enum {string} */
                                pay: "food" | "tool" | "work" | "discard";
                                n: number;
                            }[];
                            /** @description In any order; every part is optional. */
                            get: {
                                /**
                                 * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                                 * @enum {string}
                                 */
                                gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                                /** @description How often; work counts in halves. */
                                n: number;
                                /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                                per?: {
                                    /** @enum {string} */
                                    of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                    terrain?: string;
                                    animal?: string;
                                };
                            }[];
                        }[];
                    } | null;
                }[];
            };
            setupCards: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    /** @description In any order; every part is optional. */
                    gain: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[];
                }[];
            };
            terrains: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    tiles: number;
                    /** @description In any order; every part is optional. */
                    income: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[];
                    /** @description Laid in a number of its own, and carries ice finds. */
                    glacier: boolean;
                }[];
            };
            terrainMix: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    /** @description Of every terrain but glaciers, by seats. */
                    each: number[];
                    /** @description For 2, 3 and 4 seats. */
                    glaciers: number[];
                };
            };
            sites: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    /** @description What covering each space brings. */
                    spaces: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[][];
                    /** @description Spaces for neutral megaliths alone. */
                    start: number[];
                    /** @description Where `neutral` may put a neutral megalith. */
                    arrows: number[];
                }[];
            };
            layouts: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description For 2, 3 and 4 seats. */
                values: {
                    row: number;
                    column: number;
                    /** @description Clockwise: 4 rows of 2. */
                    turned: boolean;
                }[][];
            };
            orderTrack: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    /**
                     * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                     * @enum {string}
                     */
                    gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                    /** @description How often; work counts in halves. */
                    n: number;
                    /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                    per?: {
                        /** @enum {string} */
                        of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                        terrain?: string;
                        animal?: string;
                    };
                }[][];
            };
            idols: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description first, second, others: points for 1, 2, 3 … buried cards, by glory. */
                values: {
                    offering: {
                        resources: number;
                        points: number;
                        /** @description In any order; every part is optional. */
                        bonus: {
                            /**
                             * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                             * @enum {string}
                             */
                            gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                            /** @description How often; work counts in halves. */
                            n: number;
                            /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                            per?: {
                                /** @enum {string} */
                                of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                terrain?: string;
                                animal?: string;
                            };
                        }[];
                    }[];
                    /** @description Points at once on reaching each step. */
                    glory: number[];
                    first: number[];
                    second: number[];
                    others: number[];
                };
            };
            stones: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    one: {
                        id: string;
                        name: {
                            en: string;
                            de: string;
                        };
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        metric: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                        points: {
                            each: number;
                        } | {
                            table: number[];
                        };
                        /** @description In any order; every part is optional. */
                        income: {
                            /**
                             * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                             * @enum {string}
                             */
                            gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                            /** @description How often; work counts in halves. */
                            n: number;
                            /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                            per?: {
                                /** @enum {string} */
                                of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                terrain?: string;
                                animal?: string;
                            };
                        }[];
                    }[];
                    two: {
                        id: string;
                        name: {
                            en: string;
                            de: string;
                        };
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        metric: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                        points: {
                            each: number;
                        } | {
                            table: number[];
                        };
                        /** @description In any order; every part is optional. */
                        income: {
                            /**
                             * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                             * @enum {string}
                             */
                            gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                            /** @description How often; work counts in halves. */
                            n: number;
                            /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                            per?: {
                                /** @enum {string} */
                                of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                terrain?: string;
                                animal?: string;
                            };
                        }[];
                    }[];
                    /** @description For 2, 3 and 4 seats. */
                    shown: number[];
                };
            };
            iceFinds: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    /** @description In any order; every part is optional. */
                    gain: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[];
                    copies: number;
                }[];
            };
            restTiles: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    /** @description In any order; every part is optional. */
                    gain: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[];
                }[];
            };
        };
        EndlessWinterView: {
            viewer: number | null;
            /** @enum {string} */
            phase: "setup" | "action" | "eclipse" | "over";
            round: number;
            age: number;
            /** @description The order track, the first seat first. */
            order: number[];
            turn: {
                seat: number;
                /** @description Which kind of prompt the seat is in. */
                doing: string;
                station: ("initiate" | "develop" | "migrate" | "hunt" | "rest") | null;
                space: ("top" | "middle" | "bottom" | "rest") | null;
                /** @description In halves. */
                work: number;
                played: {
                    card: string;
                    used: boolean;
                }[];
                /** @enum {string} */
                chief: "absent" | "open" | "used";
                /** @description Recruited at the top: no second one, and not to be played in this turn. */
                fresh: string[];
                restTile: string | null;
                part: ("order" | "members" | "terrain" | "board") | null;
                /** @description Open to `use`, as far as they can be paid. */
                abilities: {
                    ability: string;
                    ways: {
                        pay: {
                            /** @enum {string} */
                            pay: "food" | "tool" | "work" | "discard";
                            n: number;
                        }[];
                        /** @description In any order; every part is optional. */
                        get: {
                            /**
                             * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                             * @enum {string}
                             */
                            gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                            /** @description How often; work counts in halves. */
                            n: number;
                            /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                            per?: {
                                /** @enum {string} */
                                of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                terrain?: string;
                                animal?: string;
                            };
                        }[];
                    }[];
                }[];
                /** @description What is being gained. */
                pending: {
                    /**
                     * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                     * @enum {string}
                     */
                    gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                    n: number;
                    /** @description For `neutral`: the tile of the building ground whose arrows count; else -1. */
                    slot: number;
                    /** @description For `recruit`: at the top of a column, where all have to differ. */
                    top: boolean;
                }[];
            } | null;
            columns: {
                /** @enum {string} */
                column: "initiate" | "develop" | "migrate" | "hunt";
                /** @description Placed there in this round. */
                figures: number;
                top: {
                    pay: {
                        /** @enum {string} */
                        pay: "food" | "tool" | "work" | "discard";
                        n: number;
                    }[];
                    /** @description In any order; every part is optional. */
                    get: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[];
                }[];
                /** @description Everything in `pay` once for everything in `get` once. */
                middle: {
                    pay: {
                        /** @enum {string} */
                        pay: "food" | "tool" | "work" | "discard";
                        n: number;
                    }[];
                    /** @description In any order; every part is optional. */
                    get: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[];
                };
                bottom: {
                    /**
                     * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                     * @enum {string}
                     */
                    gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                    /** @description How often; work counts in halves. */
                    n: number;
                    /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                    per?: {
                        /** @enum {string} */
                        of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                        terrain?: string;
                        animal?: string;
                    };
                }[];
            }[];
            /** @description Figures that rested in this round. */
            resting: number;
            tiles: {
                /** @description A terrain tile: 0 is the start tile, 1 to 6 the inner ring, 7 to 18 the outer ring. */
                tile: number;
                /** @description Axial coordinates of the hexagon. */
                q: number;
                r: number;
                terrain: string | null;
                income: {
                    /**
                     * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                     * @enum {string}
                     */
                    gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                    /** @description How often; work counts in halves. */
                    n: number;
                    /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                    per?: {
                        /** @enum {string} */
                        of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                        terrain?: string;
                        animal?: string;
                    };
                }[];
                /** @description By seat. */
                camps: number[];
                /** @description By seat. */
                influence: number[];
                /** @description Who would gain the income. */
                leaders: number[];
                find: {
                    open: boolean;
                    find: string | null;
                    gain: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[];
                } | null;
            }[];
            joints: {
                /** @description Where three terrain tiles meet; the view names the three. */
                joint: number;
                tiles: number[];
                seat: number | null;
                atStart: boolean;
            }[];
            /** @description By place of the layout. */
            sites: string[];
            spots: {
                /** @description A place for a megalith; the view says where it lies and on which level. */
                spot: number;
                x: number;
                y: number;
                /** @description A spot above lies in the middle of (x, y) to (x+1, y+1) below. */
                level: number;
                /** @description On the ground: which place of the layout. */
                site: number | null;
                /** @description For neutral megaliths alone. */
                start: boolean;
                arrow: boolean;
                /** @description What covering it brings. */
                covers: {
                    /**
                     * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                     * @enum {string}
                     */
                    gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                    /** @description How often; work counts in halves. */
                    n: number;
                    /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                    per?: {
                        /** @enum {string} */
                        of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                        terrain?: string;
                        animal?: string;
                    };
                }[];
                megalith: {
                    neutral: boolean;
                    seat: number | null;
                } | null;
            }[];
            /** @description The hunting ground. */
            ground: string[];
            animalDeckSize: number;
            animals: {
                animal: string;
                income: {
                    /**
                     * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                     * @enum {string}
                     */
                    gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                    /** @description How often; work counts in halves. */
                    n: number;
                    /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                    per?: {
                        /** @enum {string} */
                        of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                        terrain?: string;
                        animal?: string;
                    };
                }[];
                /** @description Points for 1, 2, 3 … */
                set: number[];
                joker: boolean;
            }[];
            display: {
                card: string;
                /** @enum {string} */
                kind: "member" | "advancement";
                /** @description In halves. */
                work: number;
                /** @description In halves. */
                comparison: number;
                ability: {
                    /**
                     * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                     * @enum {string}
                     */
                    when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                    /** @description One of these is chosen. */
                    ways: {
                        pay: {
                            /** @enum {string} */
                            pay: "food" | "tool" | "work" | "discard";
                            n: number;
                        }[];
                        /** @description In any order; every part is optional. */
                        get: {
                            /**
                             * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                             * @enum {string}
                             */
                            gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                            /** @description How often; work counts in halves. */
                            n: number;
                            /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                            per?: {
                                /** @enum {string} */
                                of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                terrain?: string;
                                animal?: string;
                            };
                        }[];
                    }[];
                } | null;
                eclipse: {
                    /**
                     * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                     * @enum {string}
                     */
                    when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                    /** @description One of these is chosen. */
                    ways: {
                        pay: {
                            /** @enum {string} */
                            pay: "food" | "tool" | "work" | "discard";
                            n: number;
                        }[];
                        /** @description In any order; every part is optional. */
                        get: {
                            /**
                             * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                             * @enum {string}
                             */
                            gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                            /** @description How often; work counts in halves. */
                            n: number;
                            /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                            per?: {
                                /** @enum {string} */
                                of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                terrain?: string;
                                animal?: string;
                            };
                        }[];
                    }[];
                } | null;
                points: number;
            }[];
            /** @description Advancements of the first and the second age. */
            deckSizes: number[];
            supplies: {
                card: {
                    card: string;
                    /** @enum {string} */
                    kind: "member" | "advancement";
                    /** @description In halves. */
                    work: number;
                    /** @description In halves. */
                    comparison: number;
                    ability: {
                        /**
                         * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                         * @enum {string}
                         */
                        when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                        /** @description One of these is chosen. */
                        ways: {
                            pay: {
                                /** @enum {string} */
                                pay: "food" | "tool" | "work" | "discard";
                                n: number;
                            }[];
                            /** @description In any order; every part is optional. */
                            get: {
                                /**
                                 * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                                 * @enum {string}
                                 */
                                gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                                /** @description How often; work counts in halves. */
                                n: number;
                                /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                                per?: {
                                    /** @enum {string} */
                                    of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                    terrain?: string;
                                    animal?: string;
                                };
                            }[];
                        }[];
                    } | null;
                    eclipse: {
                        /**
                         * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                         * @enum {string}
                         */
                        when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                        /** @description One of these is chosen. */
                        ways: {
                            pay: {
                                /** @enum {string} */
                                pay: "food" | "tool" | "work" | "discard";
                                n: number;
                            }[];
                            /** @description In any order; every part is optional. */
                            get: {
                                /**
                                 * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                                 * @enum {string}
                                 */
                                gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                                /** @description How often; work counts in halves. */
                                n: number;
                                /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                                per?: {
                                    /** @enum {string} */
                                    of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                    terrain?: string;
                                    animal?: string;
                                };
                            }[];
                        }[];
                    } | null;
                    points: number;
                };
                left: number;
            }[];
            /** @description Those that are still laid out, and those that seats own. */
            stones: {
                stone: string;
                age: number;
                /** @description Whether it can be had in this age. */
                open: boolean;
                /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                metric: {
                    /** @enum {string} */
                    of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                    terrain?: string;
                    animal?: string;
                };
                each: number | null;
                table: number[];
                income: {
                    /**
                     * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                     * @enum {string}
                     */
                    gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                    /** @description How often; work counts in halves. */
                    n: number;
                    /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                    per?: {
                        /** @enum {string} */
                        of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                        terrain?: string;
                        animal?: string;
                    };
                }[];
            }[];
            chiefsOnOffer: {
                chief: string;
                a: {
                    /**
                     * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                     * @enum {string}
                     */
                    when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                    /** @description One of these is chosen. */
                    ways: {
                        pay: {
                            /** @enum {string} */
                            pay: "food" | "tool" | "work" | "discard";
                            n: number;
                        }[];
                        /** @description In any order; every part is optional. */
                        get: {
                            /**
                             * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                             * @enum {string}
                             */
                            gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                            /** @description How often; work counts in halves. */
                            n: number;
                            /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                            per?: {
                                /** @enum {string} */
                                of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                terrain?: string;
                                animal?: string;
                            };
                        }[];
                    }[];
                } | null;
                b: {
                    /**
                     * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                     * @enum {string}
                     */
                    when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                    /** @description One of these is chosen. */
                    ways: {
                        pay: {
                            /** @enum {string} */
                            pay: "food" | "tool" | "work" | "discard";
                            n: number;
                        }[];
                        /** @description In any order; every part is optional. */
                        get: {
                            /**
                             * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                             * @enum {string}
                             */
                            gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                            /** @description How often; work counts in halves. */
                            n: number;
                            /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                            per?: {
                                /** @enum {string} */
                                of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                terrain?: string;
                                animal?: string;
                            };
                        }[];
                    }[];
                } | null;
            }[];
            setupsOnOffer: {
                card: string;
                gain: {
                    /**
                     * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                     * @enum {string}
                     */
                    gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                    /** @description How often; work counts in halves. */
                    n: number;
                    /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                    per?: {
                        /** @enum {string} */
                        of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                        terrain?: string;
                        animal?: string;
                    };
                }[];
            }[];
            rest: {
                open: {
                    tile: string;
                    gain: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[];
                } | null;
                stack: number;
                /** @description The lowest tiles of the stack, from above, as everybody saw them go. */
                seen: string[];
            } | null;
            seats: {
                seat: number;
                points: number;
                chief: {
                    chief: string;
                    /** @enum {string} */
                    side: "a" | "b";
                    ability: {
                        /**
                         * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                         * @enum {string}
                         */
                        when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                        /** @description One of these is chosen. */
                        ways: {
                            pay: {
                                /** @enum {string} */
                                pay: "food" | "tool" | "work" | "discard";
                                n: number;
                            }[];
                            /** @description In any order; every part is optional. */
                            get: {
                                /**
                                 * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                                 * @enum {string}
                                 */
                                gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                                /** @description How often; work counts in halves. */
                                n: number;
                                /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                                per?: {
                                    /** @enum {string} */
                                    of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                    terrain?: string;
                                    animal?: string;
                                };
                            }[];
                        }[];
                    } | null;
                } | null;
                setupCard: string | null;
                food: number;
                foodLimit: number;
                tools: number;
                campsLeft: number;
                settlementsLeft: number;
                megalithsLeft: number;
                neutralsLeft: number;
                stones: {
                    stone: string;
                    /** @description As it would score now. */
                    points: number;
                }[];
                animals: {
                    animal: string;
                    alive: number;
                    slain: number;
                }[];
                /** @description What its living animals would score now. */
                animalPoints: number;
                deckSize: number;
                handSize: number;
                /** @description Cards that everybody knows to be in its hand, its eclipse pile, or buried from these unseen. */
                known: string[];
                discardsSize: number;
                discardsTop: string | null;
                /** @description The eclipse pile, face down. */
                pileSize: number;
                /** @description Members of its eclipse pile. */
                revealed: string[];
                /** @description Advancements that came back from its eclipse pile. */
                returned: string[];
                /** @description In halves: its work in the last eclipse. */
                comparison: number;
                buriedSize: number;
                /** @description Buried where everybody could see which. */
                buriedOpenly: string[];
                /** @description Steps on the offering track. */
                offering: number;
                /** @description Steps on the glory track. */
                glory: number;
                /** @description 1 is the foremost; null before the first step. */
                gloryRank: number | null;
                /** @description Whether it may still be placed. */
                chiefFigure: boolean;
                tribeFigures: number;
                placed: {
                    /** @enum {string} */
                    figure: "chief" | "tribe";
                    /** @enum {string} */
                    at: "initiate" | "develop" | "migrate" | "hunt" | "rest";
                }[];
                /** @description At the end: for the offering track, the glory track, cards and animals. */
                endPoints: number[];
            }[];
            own: {
                hand: {
                    card: string;
                    /** @enum {string} */
                    kind: "member" | "advancement";
                    /** @description In halves. */
                    work: number;
                    /** @description In halves. */
                    comparison: number;
                    ability: {
                        /**
                         * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                         * @enum {string}
                         */
                        when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                        /** @description One of these is chosen. */
                        ways: {
                            pay: {
                                /** @enum {string} */
                                pay: "food" | "tool" | "work" | "discard";
                                n: number;
                            }[];
                            /** @description In any order; every part is optional. */
                            get: {
                                /**
                                 * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                                 * @enum {string}
                                 */
                                gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                                /** @description How often; work counts in halves. */
                                n: number;
                                /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                                per?: {
                                    /** @enum {string} */
                                    of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                    terrain?: string;
                                    animal?: string;
                                };
                            }[];
                        }[];
                    } | null;
                    eclipse: {
                        /**
                         * @description Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.
                         * @enum {string}
                         */
                        when?: "initiate" | "develop" | "migrate" | "hunt" | "rest" | "eclipse";
                        /** @description One of these is chosen. */
                        ways: {
                            pay: {
                                /** @enum {string} */
                                pay: "food" | "tool" | "work" | "discard";
                                n: number;
                            }[];
                            /** @description In any order; every part is optional. */
                            get: {
                                /**
                                 * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                                 * @enum {string}
                                 */
                                gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                                /** @description How often; work counts in halves. */
                                n: number;
                                /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                                per?: {
                                    /** @enum {string} */
                                    of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                                    terrain?: string;
                                    animal?: string;
                                };
                            }[];
                        }[];
                    } | null;
                    points: number;
                }[];
                /** @description The eclipse pile. */
                pile: string[];
                buried: string[];
                /** @description The last one lies on top. */
                discards: string[];
                /** @description End points of all own cards, wherever they are. */
                points: number;
            } | null;
            /** @description What this game is played with: an excerpt of its components. */
            numbers: {
                rounds: number;
                ageTwoFrom: number;
                toolLimit: number;
                /** @description Moving food down from one of these gives work. */
                workAt: number[];
                groundMost: number;
                /** @description In halves. */
                restComparison: number;
                stoneCosts: {
                    food: number;
                    tool: number;
                }[];
                recesses: {
                    /**
                     * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                     * @enum {string}
                     */
                    gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                    /** @description How often; work counts in halves. */
                    n: number;
                    /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                    per?: {
                        /** @enum {string} */
                        of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                        terrain?: string;
                        animal?: string;
                    };
                }[][];
                recessSize: number;
                settlementSpaces: {
                    /**
                     * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                     * @enum {string}
                     */
                    gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                    /** @description How often; work counts in halves. */
                    n: number;
                    /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                    per?: {
                        /** @enum {string} */
                        of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                        terrain?: string;
                        animal?: string;
                    };
                }[][];
                orderTrack: {
                    /**
                     * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                     * @enum {string}
                     */
                    gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                    /** @description How often; work counts in halves. */
                    n: number;
                    /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                    per?: {
                        /** @enum {string} */
                        of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                        terrain?: string;
                        animal?: string;
                    };
                }[][];
                offering: {
                    resources: number;
                    points: number;
                    bonus: {
                        /**
                         * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                         * @enum {string}
                         */
                        gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                        /** @description How often; work counts in halves. */
                        n: number;
                        /** @description Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks. */
                        per?: {
                            /** @enum {string} */
                            of: "settlements" | "settlements-at" | "megaliths-low" | "megaliths-high" | "sites" | "terrains" | "buried" | "idol-pairs" | "slain-kinds" | "slain";
                            terrain?: string;
                            animal?: string;
                        };
                    }[];
                }[];
                glory: number[];
                first: number[];
                second: number[];
                others: number[];
                majorityOnly: boolean;
            };
        };
        /** @description Take this chief, with this side up. */
        EndlessWinterChooseChiefAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose-chief";
            chief: string;
            /** @enum {string} */
            side: "a" | "b";
        };
        /** @description Take this set-up card. */
        EndlessWinterChooseSetupAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose-setup";
            card: string;
        };
        /** @description For every one after the first, another card is discarded next. Its ability is then open to `use`. */
        EndlessWinterPlayAdvancementAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play-advancement";
            card: string;
        };
        EndlessWinterPlaceFigureAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "place-figure";
            /** @enum {string} */
            figure: "chief" | "tribe";
            /** @enum {string} */
            at: "initiate" | "develop" | "migrate" | "hunt" | "rest";
        };
        /** @description Yields its work; work that it brings in this column without a choice comes with it. */
        EndlessWinterPlayMemberAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play-member";
            card: string;
        };
        /** @description Move the food marker down to this number for the work that it passes. */
        EndlessWinterSpendFoodAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "spend-food";
            to: number;
        };
        EndlessWinterUseAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "use";
            /** @description One of the abilities that the view lists as open, such as `card/elder`, `chief` or `tile/7`. */
            ability: string;
            /** @description Which of its alternatives. */
            way: number;
        };
        /** @description One action of the top space of the column. */
        EndlessWinterTopAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "top";
            /** @description Which of its alternatives. */
            way: number;
        };
        /** @description The action of the middle space, once. */
        EndlessWinterMiddleAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "middle";
        };
        /** @description The income of the bottom space, for the first figure of the round in this column. */
        EndlessWinterBottomAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bottom";
        };
        /** @description To the next space of the column; from the last one, the turn ends. */
        EndlessWinterGoOnAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "go-on";
        };
        /** @description The open tile, or else the next one of the stack in its stead. */
        EndlessWinterTakeRestTileAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-rest-tile";
            next: boolean;
        };
        /** @description Lay a card face down on the eclipse pile. */
        EndlessWinterLayAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lay";
            card: string;
        };
        EndlessWinterDiscardAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discard";
            card: string;
        };
        /** @description All of a gain that needs no choice; cards are drawn one by one. */
        EndlessWinterTakeAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take";
            /** @enum {string} */
            gain: "food" | "feast" | "tool" | "work" | "points" | "draw" | "camp" | "animal-top" | "animal-reveal";
        };
        /** @description Once, the lesser income instead. */
        EndlessWinterLowerAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lower";
            /** @enum {string} */
            gain: "megalith" | "draw" | "idol" | "tool" | "food";
            /** @enum {string} */
            to: "megalith" | "draw" | "idol" | "tool" | "food";
        };
        /** @description The next megalith of the board. */
        EndlessWinterBuildMegalithAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "build-megalith";
            /** @description A place for a megalith; the view says where it lies and on which level. */
            spot: number;
        };
        /** @description One more neutral megalith on a space that the arrows show. */
        EndlessWinterAddNeutralAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "add-neutral";
            /** @description A place for a megalith; the view says where it lies and on which level. */
            spot: number;
        };
        EndlessWinterMoveCampAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move-camp";
            /** @description A terrain tile: 0 is the start tile, 1 to 6 the inner ring, 7 to 18 the outer ring. */
            from: number;
            /** @description A terrain tile: 0 is the start tile, 1 to 6 the inner ring, 7 to 18 the outer ring. */
            to: number;
        };
        /** @description A settlement there, for one camp from each of the three tiles. */
        EndlessWinterSettleAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "settle";
            /** @description Where three terrain tiles meet; the view names the three. */
            joint: number;
        };
        EndlessWinterStepIdolAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step-idol";
            /** @enum {string} */
            track: "offering" | "glory";
        };
        EndlessWinterBuryAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bury";
            card: string;
            /** @enum {string} */
            from: "hand" | "discards" | "played";
        };
        /** @description From an empty supply it is a point. */
        EndlessWinterRecruitAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "recruit";
            member: string;
        };
        EndlessWinterTakeAdvancementAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-advancement";
            card: string;
        };
        EndlessWinterTakeAnimalAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-animal";
            animal: string;
        };
        EndlessWinterSlayAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "slay";
            animal: string;
        };
        EndlessWinterTakeStoneAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-stone";
            stone: string;
        };
        /** @description Nothing more of what is asked; what is left of it lapses. */
        EndlessWinterDoneAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "done";
        };
        EndlessWinterAction: components["schemas"]["EndlessWinterChooseChiefAction"] | components["schemas"]["EndlessWinterChooseSetupAction"] | components["schemas"]["EndlessWinterPlayAdvancementAction"] | components["schemas"]["EndlessWinterPlaceFigureAction"] | components["schemas"]["EndlessWinterPlayMemberAction"] | components["schemas"]["EndlessWinterSpendFoodAction"] | components["schemas"]["EndlessWinterUseAction"] | components["schemas"]["EndlessWinterTopAction"] | components["schemas"]["EndlessWinterMiddleAction"] | components["schemas"]["EndlessWinterBottomAction"] | components["schemas"]["EndlessWinterGoOnAction"] | components["schemas"]["EndlessWinterTakeRestTileAction"] | components["schemas"]["EndlessWinterLayAction"] | components["schemas"]["EndlessWinterDiscardAction"] | components["schemas"]["EndlessWinterTakeAction"] | components["schemas"]["EndlessWinterLowerAction"] | components["schemas"]["EndlessWinterBuildMegalithAction"] | components["schemas"]["EndlessWinterAddNeutralAction"] | components["schemas"]["EndlessWinterMoveCampAction"] | components["schemas"]["EndlessWinterSettleAction"] | components["schemas"]["EndlessWinterStepIdolAction"] | components["schemas"]["EndlessWinterBuryAction"] | components["schemas"]["EndlessWinterRecruitAction"] | components["schemas"]["EndlessWinterTakeAdvancementAction"] | components["schemas"]["EndlessWinterTakeAnimalAction"] | components["schemas"]["EndlessWinterSlayAction"] | components["schemas"]["EndlessWinterTakeStoneAction"] | components["schemas"]["EndlessWinterDoneAction"];
        EndlessWinterOrderDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "order-drawn";
            order: number[];
        };
        EndlessWinterLandLaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "land-laid";
            /** @description By tile. */
            terrain: string[];
        };
        EndlessWinterGroundLaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ground-laid";
            /** @description By place of the layout: which site tile. */
            sites: number[];
        };
        EndlessWinterStonesLaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stones-laid";
            stones: string[];
        };
        EndlessWinterChiefsDealtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chiefs-dealt";
            chiefs: string[];
            draft: boolean;
        };
        EndlessWinterSetupsDealtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "setups-dealt";
            cards: string[];
            draft: boolean;
        };
        EndlessWinterChiefChosenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chief-chosen";
            seat: number;
            chief: string;
            /** @enum {string} */
            side: "a" | "b";
        };
        EndlessWinterSetupChosenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "setup-chosen";
            seat: number;
            card: string;
        };
        /** @description Everybody has set up; hands are drawn. */
        EndlessWinterHandsDueEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hands-due";
        };
        EndlessWinterRoundBegunEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "round-begun";
            round: number;
        };
        EndlessWinterTurnBegunEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn-begun";
            seat: number;
        };
        EndlessWinterAdvancementPlayedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "advancement-played";
            seat: number;
            card: string;
            discard: boolean;
        };
        EndlessWinterAdvancementsEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "advancements-ended";
            seat: number;
        };
        EndlessWinterFigurePlacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "figure-placed";
            seat: number;
            /** @enum {string} */
            figure: "chief" | "tribe";
            /** @enum {string} */
            at: "initiate" | "develop" | "migrate" | "hunt" | "rest";
            /** @description What resting brings. */
            offers: string[];
            /** @description Whether a rest tile comes with it. */
            tile: boolean;
        };
        /** @description With `next`, the open tile went under the stack and this one was on top. */
        EndlessWinterRestTileTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rest-tile-taken";
            seat: number;
            tile: string;
            next: boolean;
            offers: string[];
        };
        EndlessWinterMemberPlayedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "member-played";
            seat: number;
            card: string;
            /** @description In halves. */
            work: number;
            /** @description Whether its ability is included. */
            used: boolean;
        };
        EndlessWinterFoodSpentEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "food-spent";
            seat: number;
            to: number;
            /** @description In halves. */
            work: number;
        };
        /** @description With what was paid; the cards to discard are asked for next. */
        EndlessWinterAbilityUsedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ability-used";
            seat: number;
            /** @description As in `use`; or `top`, `middle`, `bottom` of the column. */
            ability: string;
            way: number;
            food: number;
            tool: number;
            /** @description In halves. */
            work: number;
            discard: number;
            gains: {
                /**
                 * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                 * @enum {string}
                 */
                gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                n: number;
                /** @description For `neutral`: the tile of the building ground whose arrows count; else -1. */
                slot: number;
                /** @description For `recruit`: at the top of a column, where all have to differ. */
                top: boolean;
            }[];
        };
        EndlessWinterGainOfferedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gain-offered";
            seat: number;
            from: string;
            gains: {
                /**
                 * @description feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.
                 * @enum {string}
                 */
                gain: "food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone";
                n: number;
                /** @description For `neutral`: the tile of the building ground whose arrows count; else -1. */
                slot: number;
                /** @description For `recruit`: at the top of a column, where all have to differ. */
                top: boolean;
            }[];
        };
        EndlessWinterSpaceLeftEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "space-left";
            seat: number;
            /** @enum {string} */
            to: "middle" | "bottom";
        };
        /** @description The cards played went to the discards. */
        EndlessWinterTurnEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn-ended";
            seat: number;
        };
        EndlessWinterLayingEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "laying-ended";
            seat: number;
        };
        /** @description What really came of it, within the limits of the board. */
        EndlessWinterGainTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gain-taken";
            seat: number;
            /** @enum {string} */
            gain: "food" | "feast" | "tool" | "work" | "points" | "draw" | "camp" | "animal-top" | "animal-reveal";
            units: number;
            food: number;
            tool: number;
            work: number;
            points: number;
        };
        EndlessWinterIncomeLoweredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "income-lowered";
            seat: number;
            /** @enum {string} */
            gain: "megalith" | "draw" | "idol" | "tool" | "food";
            /** @enum {string} */
            to: "megalith" | "draw" | "idol" | "tool" | "food";
        };
        /** @description What was left of it lapsed. */
        EndlessWinterGainEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gain-ended";
            seat: number;
        };
        EndlessWinterPointsGainedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "points-gained";
            seat: number;
            /** @description Instead of which gain. */
            gain: ("food" | "feast" | "tool" | "work" | "points" | "idol" | "draw" | "megalith" | "neutral" | "camp" | "move" | "settlement" | "bury" | "recruit" | "recruit-discard" | "advancement" | "animal" | "animal-top" | "animal-reveal" | "slay" | "stone" | "buy-stone") | null;
            /** @enum {string} */
            for: "supply-empty" | "animals-empty" | "display-empty" | "idol-at-top" | "stone";
            points: number;
        };
        EndlessWinterCampPlacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "camp-placed";
            seat: number;
        };
        EndlessWinterCampMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "camp-moved";
            seat: number;
            /** @description A terrain tile: 0 is the start tile, 1 to 6 the inner ring, 7 to 18 the outer ring. */
            from: number;
            /** @description A terrain tile: 0 is the start tile, 1 to 6 the inner ring, 7 to 18 the outer ring. */
            to: number;
            /** @description The ice find that was turned up. */
            find: string | null;
        };
        EndlessWinterSettlementBuiltEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "settlement-built";
            seat: number;
            /** @description Where three terrain tiles meet; the view names the three. */
            joint: number;
            /** @description Food above the new limit. */
            lost: number;
        };
        EndlessWinterMegalithBuiltEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "megalith-built";
            seat: number;
            /** @description A place for a megalith; the view says where it lies and on which level. */
            spot: number;
            neutral: boolean;
            /** @description An additional neutral one, where arrows point. */
            arrow: boolean;
            /** @description By seat. */
            points: number[];
        };
        EndlessWinterIdolSteppedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "idol-stepped";
            seat: number;
            /** @enum {string} */
            track: "offering" | "glory";
            to: number;
            points: number;
        };
        EndlessWinterMemberRecruitedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "member-recruited";
            seat: number;
            member: string;
            /** @enum {string} */
            to: "hand" | "discards";
            top: boolean;
        };
        EndlessWinterAdvancementTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "advancement-taken";
            seat: number;
            card: string;
        };
        EndlessWinterAnimalTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "animal-taken";
            seat: number;
            animal: string;
            /** @enum {string} */
            from: "ground" | "deck";
        };
        EndlessWinterAnimalsRevealedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "animals-revealed";
            animals: string[];
            /** @description Whose gain it was; null in preparation. */
            seat: number | null;
        };
        EndlessWinterAnimalSlainEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "animal-slain";
            seat: number;
            animal: string;
        };
        EndlessWinterStoneTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stone-taken";
            seat: number;
            stone: string;
            food: number;
            tool: number;
            bought: boolean;
        };
        EndlessWinterCardDiscardedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-discarded";
            seat: number;
            card: string;
        };
        EndlessWinterPilesRevealedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "piles-revealed";
            /** @description By seat. */
            piles: string[][];
            /** @description By seat, in halves. */
            work: number[];
            order: number[];
        };
        EndlessWinterEclipsePartBegunEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "eclipse-part-begun";
            seat: number;
            /** @enum {string} */
            part: "order" | "members" | "terrain" | "board";
            offers: string[];
        };
        EndlessWinterEclipsePartEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "eclipse-part-ended";
            seat: number;
            /** @enum {string} */
            part: "order" | "members" | "terrain" | "board";
        };
        EndlessWinterStoneScoredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stone-scored";
            seat: number;
            stone: string;
            points: number;
        };
        /** @description The members of the piles went to the discards. */
        EndlessWinterEclipseEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "eclipse-ended";
        };
        EndlessWinterFiguresReturnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "figures-returned";
        };
        EndlessWinterDisplayFilledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "display-filled";
            cards: string[];
            cleared: boolean;
        };
        /** @description With `unused`, the one before went under the stack. */
        EndlessWinterRestTileTurnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rest-tile-turned";
            tile: string;
            unused: boolean;
        };
        /** @description At the end of the game. */
        EndlessWinterPointsScoredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "points-scored";
            seat: number;
            /** @enum {string} */
            part: "offering" | "glory" | "cards" | "animals";
            points: number;
        };
        EndlessWinterGameEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-ended";
        };
        EndlessWinterAdvancementsShuffledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "advancements-shuffled";
            display: string[];
        };
        EndlessWinterAnimalsShuffledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "animals-shuffled";
            ground: string[];
            left: number;
        };
        /** @description All start cards became the draw pile. */
        EndlessWinterPileShuffledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pile-shuffled";
            seat: number;
            count: number;
        };
        /** @description They became the draw pile. */
        EndlessWinterDiscardsShuffledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discards-shuffled";
            seat: number;
            count: number;
        };
        EndlessWinterFindsHiddenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "finds-hidden";
            tiles: number[];
        };
        EndlessWinterRestTilesShuffledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rest-tiles-shuffled";
            count: number;
        };
        /** @description The card is told to the seat itself alone. */
        EndlessWinterCardDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-drawn";
            seat: number;
            card?: string;
            income: boolean;
        };
        /** @description The card is told to the seat itself alone. */
        EndlessWinterCardLaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-laid";
            seat: number;
            card?: string;
        };
        /** @description A card from the hand is told to the seat itself alone. */
        EndlessWinterCardBuriedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-buried";
            seat: number;
            /** @enum {string} */
            from: "hand" | "discards" | "played";
            card?: string;
        };
        EndlessWinterEvent: components["schemas"]["EndlessWinterOrderDrawnEvent"] | components["schemas"]["EndlessWinterLandLaidEvent"] | components["schemas"]["EndlessWinterGroundLaidEvent"] | components["schemas"]["EndlessWinterStonesLaidEvent"] | components["schemas"]["EndlessWinterChiefsDealtEvent"] | components["schemas"]["EndlessWinterSetupsDealtEvent"] | components["schemas"]["EndlessWinterChiefChosenEvent"] | components["schemas"]["EndlessWinterSetupChosenEvent"] | components["schemas"]["EndlessWinterHandsDueEvent"] | components["schemas"]["EndlessWinterRoundBegunEvent"] | components["schemas"]["EndlessWinterTurnBegunEvent"] | components["schemas"]["EndlessWinterAdvancementPlayedEvent"] | components["schemas"]["EndlessWinterAdvancementsEndedEvent"] | components["schemas"]["EndlessWinterFigurePlacedEvent"] | components["schemas"]["EndlessWinterRestTileTakenEvent"] | components["schemas"]["EndlessWinterMemberPlayedEvent"] | components["schemas"]["EndlessWinterFoodSpentEvent"] | components["schemas"]["EndlessWinterAbilityUsedEvent"] | components["schemas"]["EndlessWinterGainOfferedEvent"] | components["schemas"]["EndlessWinterSpaceLeftEvent"] | components["schemas"]["EndlessWinterTurnEndedEvent"] | components["schemas"]["EndlessWinterLayingEndedEvent"] | components["schemas"]["EndlessWinterGainTakenEvent"] | components["schemas"]["EndlessWinterIncomeLoweredEvent"] | components["schemas"]["EndlessWinterGainEndedEvent"] | components["schemas"]["EndlessWinterPointsGainedEvent"] | components["schemas"]["EndlessWinterCampPlacedEvent"] | components["schemas"]["EndlessWinterCampMovedEvent"] | components["schemas"]["EndlessWinterSettlementBuiltEvent"] | components["schemas"]["EndlessWinterMegalithBuiltEvent"] | components["schemas"]["EndlessWinterIdolSteppedEvent"] | components["schemas"]["EndlessWinterMemberRecruitedEvent"] | components["schemas"]["EndlessWinterAdvancementTakenEvent"] | components["schemas"]["EndlessWinterAnimalTakenEvent"] | components["schemas"]["EndlessWinterAnimalsRevealedEvent"] | components["schemas"]["EndlessWinterAnimalSlainEvent"] | components["schemas"]["EndlessWinterStoneTakenEvent"] | components["schemas"]["EndlessWinterCardDiscardedEvent"] | components["schemas"]["EndlessWinterPilesRevealedEvent"] | components["schemas"]["EndlessWinterEclipsePartBegunEvent"] | components["schemas"]["EndlessWinterEclipsePartEndedEvent"] | components["schemas"]["EndlessWinterStoneScoredEvent"] | components["schemas"]["EndlessWinterEclipseEndedEvent"] | components["schemas"]["EndlessWinterFiguresReturnedEvent"] | components["schemas"]["EndlessWinterDisplayFilledEvent"] | components["schemas"]["EndlessWinterRestTileTurnedEvent"] | components["schemas"]["EndlessWinterPointsScoredEvent"] | components["schemas"]["EndlessWinterGameEndedEvent"] | components["schemas"]["EndlessWinterAdvancementsShuffledEvent"] | components["schemas"]["EndlessWinterAnimalsShuffledEvent"] | components["schemas"]["EndlessWinterPileShuffledEvent"] | components["schemas"]["EndlessWinterDiscardsShuffledEvent"] | components["schemas"]["EndlessWinterFindsHiddenEvent"] | components["schemas"]["EndlessWinterRestTilesShuffledEvent"] | components["schemas"]["EndlessWinterCardDrawnEvent"] | components["schemas"]["EndlessWinterCardLaidEvent"] | components["schemas"]["EndlessWinterCardBuriedEvent"];
        EndlessWinterStartedEntry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "started";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** Format: date-time */
            at: string;
            /** @description Of the whole entry, salted, and all before it: whoever kept it will notice any change. */
            hash: string;
            seats: number;
            options: components["schemas"]["EndlessWinterOptions"];
            /** @description What happened, as the viewer may know it. */
            events: components["schemas"]["EndlessWinterEvent"][];
            /** @description What happened, in sentences: wherever entries are read, by polling or in a stream. */
            lines?: string[];
        };
        EndlessWinterActedEntry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "acted";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** Format: date-time */
            at: string;
            /** @description Of the whole entry, salted, and all before it: whoever kept it will notice any change. */
            hash: string;
            /** @description The index of a seat, from 0. */
            seat: number;
            /** @description Shown to the seat that acted alone. */
            action: components["schemas"]["EndlessWinterAction"] | null;
            /** @description What happened, as the viewer may know it. */
            events: components["schemas"]["EndlessWinterEvent"][];
            /** @description What happened, in sentences: wherever entries are read, by polling or in a stream. */
            lines?: string[];
        };
        EndlessWinterEntry: components["schemas"]["EndlessWinterStartedEntry"] | components["schemas"]["EndlessWinterActedEntry"] | components["schemas"]["HouseEntry"];
        EndlessWinterCreateGame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "endless-winter";
            /** @description Who shall sit where: you, the rulebook’s bot, or whoever joins. */
            seats: ("me" | "bot" | "open")[];
            options?: components["schemas"]["EndlessWinterOptions"];
            components?: components["schemas"]["EndlessWinterComponents"];
            clock?: components["schemas"]["Clock"];
            /**
             * @description What its people shall talk.
             * @enum {unknown}
             */
            language?: "en" | "de";
            /**
             * @description `public`: listed; `unlisted`: open to whoever knows the id; `private`: for who is invited.
             * @default public
             * @enum {unknown}
             */
            visibility?: "public" | "unlisted" | "private";
        };
        /** @description What you want to play; what you leave out may be anything. */
        EndlessWinterMatchWish: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "endless-winter";
            seats?: number;
            options?: components["schemas"]["EndlessWinterOptions"];
            /** @description Null: without a clock. */
            clock?: components["schemas"]["Clock"] | null;
            language?: ("en" | "de") | null;
            /** @description Added to the seed before the start, for your seat. Whatever you like: dice that you have rolled, for instance. */
            entropy?: string;
        };
        EndlessWinterGameView: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "endless-winter";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description Through whose eyes: a seat, or a spectator. */
            viewer: number | "spectator";
            prompts: components["schemas"]["Prompt"][];
            outcome: components["schemas"]["Outcome"] | null;
            view: components["schemas"]["EndlessWinterView"];
        };
        EndlessWinterLegalActions: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "endless-winter";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description One item for each of your seats that is asked now; empty while others are. */
            asked: {
                /** @description The index of a seat, from 0. */
                seat: number;
                prompt: components["schemas"]["Prompt"];
                /** @description What is asked, in words. */
                text: string;
                actions: {
                    id: string;
                    action: components["schemas"]["EndlessWinterAction"];
                    /** @description What it would be to do this, in words. */
                    text: string;
                }[];
            }[];
        };
        EndlessWinterActed: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "endless-winter";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            entries: components["schemas"]["EndlessWinterActedEntry"][];
            prompts: components["schemas"]["Prompt"][];
        };
        /** @description What would become of actions, as far as the seat can know. */
        EndlessWinterTried: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "endless-winter";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description The index of a seat, from 0. */
            viewer: number;
            /** @description Whether the view shows what all actions lead to; else chance or what is hidden decides what the last does. */
            certain: boolean;
            /** @description How many of the actions the view shows. */
            taken: number;
            prompts: components["schemas"]["Prompt"][];
            view: components["schemas"]["EndlessWinterView"];
        };
        EndlessWinterEntryPage: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "endless-winter";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description Through whose eyes: a seat, or a spectator. */
            viewer: number | "spectator";
            over: boolean;
            entries: components["schemas"]["EndlessWinterEntry"][];
        };
        TalDerMammutsOptions: {
            /**
             * @description The rules for advanced players: fire, hunger in winter, and more on some cards.
             * @default false
             */
            advanced: boolean;
            /**
             * @description Food of each tribe at the beginning; 15 makes it a little easier.
             * @default 12
             */
            startFood: 12 | 15;
            /**
             * @description Which two sides make the board; `drawn` leaves it to chance.
             * @default drawn
             * @enum {string}
             */
            sides: "drawn" | "N1-S1" | "N1-S2" | "N2-S1" | "N2-S2";
            /**
             * @description After so many winters the game ends; without a limit it may go on for ever.
             * @default null
             */
            yearLimit: null | number;
        };
        TalDerMammutsComponents: {
            boards: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description Two half boards with two sides each: a north half and a south half. */
                values: {
                    /** @description One side of a half board, in axial coordinates, written as a north side: all hexes with r < 0, and those with r = 0 and q < 0. A south side is turned by half a circle when it is laid. */
                    N1: {
                        name: {
                            en: string;
                            de: string;
                        };
                        hexes: {
                            q: number;
                            r: number;
                            /** @enum {string} */
                            terrain: "plain" | "forest" | "mountain";
                        }[];
                        volcanoes: {
                            at: {
                                q: number;
                                r: number;
                            };
                            /** @description Where the lava flows. */
                            lava: ("NE" | "E" | "SE" | "SW" | "W" | "NW")[];
                        }[];
                        /** @description Each between two hexes that touch. */
                        rivers: {
                            q: number;
                            r: number;
                        }[][];
                        regions: {
                            plain: {
                                number: number;
                                hexes: {
                                    q: number;
                                    r: number;
                                }[];
                            }[];
                            forest: {
                                number: number;
                                hexes: {
                                    q: number;
                                    r: number;
                                }[];
                            }[];
                            mountain: {
                                number: number;
                                hexes: {
                                    q: number;
                                    r: number;
                                }[];
                            }[];
                        };
                        /** @description Where the animals of a letter arrive: on the rim. */
                        letters: {
                            q: number;
                            r: number;
                            letter: string;
                        }[];
                    };
                    /** @description One side of a half board, in axial coordinates, written as a north side: all hexes with r < 0, and those with r = 0 and q < 0. A south side is turned by half a circle when it is laid. */
                    N2: {
                        name: {
                            en: string;
                            de: string;
                        };
                        hexes: {
                            q: number;
                            r: number;
                            /** @enum {string} */
                            terrain: "plain" | "forest" | "mountain";
                        }[];
                        volcanoes: {
                            at: {
                                q: number;
                                r: number;
                            };
                            /** @description Where the lava flows. */
                            lava: ("NE" | "E" | "SE" | "SW" | "W" | "NW")[];
                        }[];
                        /** @description Each between two hexes that touch. */
                        rivers: {
                            q: number;
                            r: number;
                        }[][];
                        regions: {
                            plain: {
                                number: number;
                                hexes: {
                                    q: number;
                                    r: number;
                                }[];
                            }[];
                            forest: {
                                number: number;
                                hexes: {
                                    q: number;
                                    r: number;
                                }[];
                            }[];
                            mountain: {
                                number: number;
                                hexes: {
                                    q: number;
                                    r: number;
                                }[];
                            }[];
                        };
                        /** @description Where the animals of a letter arrive: on the rim. */
                        letters: {
                            q: number;
                            r: number;
                            letter: string;
                        }[];
                    };
                    /** @description One side of a half board, in axial coordinates, written as a north side: all hexes with r < 0, and those with r = 0 and q < 0. A south side is turned by half a circle when it is laid. */
                    S1: {
                        name: {
                            en: string;
                            de: string;
                        };
                        hexes: {
                            q: number;
                            r: number;
                            /** @enum {string} */
                            terrain: "plain" | "forest" | "mountain";
                        }[];
                        volcanoes: {
                            at: {
                                q: number;
                                r: number;
                            };
                            /** @description Where the lava flows. */
                            lava: ("NE" | "E" | "SE" | "SW" | "W" | "NW")[];
                        }[];
                        /** @description Each between two hexes that touch. */
                        rivers: {
                            q: number;
                            r: number;
                        }[][];
                        regions: {
                            plain: {
                                number: number;
                                hexes: {
                                    q: number;
                                    r: number;
                                }[];
                            }[];
                            forest: {
                                number: number;
                                hexes: {
                                    q: number;
                                    r: number;
                                }[];
                            }[];
                            mountain: {
                                number: number;
                                hexes: {
                                    q: number;
                                    r: number;
                                }[];
                            }[];
                        };
                        /** @description Where the animals of a letter arrive: on the rim. */
                        letters: {
                            q: number;
                            r: number;
                            letter: string;
                        }[];
                    };
                    /** @description One side of a half board, in axial coordinates, written as a north side: all hexes with r < 0, and those with r = 0 and q < 0. A south side is turned by half a circle when it is laid. */
                    S2: {
                        name: {
                            en: string;
                            de: string;
                        };
                        hexes: {
                            q: number;
                            r: number;
                            /** @enum {string} */
                            terrain: "plain" | "forest" | "mountain";
                        }[];
                        volcanoes: {
                            at: {
                                q: number;
                                r: number;
                            };
                            /** @description Where the lava flows. */
                            lava: ("NE" | "E" | "SE" | "SW" | "W" | "NW")[];
                        }[];
                        /** @description Each between two hexes that touch. */
                        rivers: {
                            q: number;
                            r: number;
                        }[][];
                        regions: {
                            plain: {
                                number: number;
                                hexes: {
                                    q: number;
                                    r: number;
                                }[];
                            }[];
                            forest: {
                                number: number;
                                hexes: {
                                    q: number;
                                    r: number;
                                }[];
                            }[];
                            mountain: {
                                number: number;
                                hexes: {
                                    q: number;
                                    r: number;
                                }[];
                            }[];
                        };
                        /** @description Where the animals of a letter arrive: on the rim. */
                        letters: {
                            q: number;
                            r: number;
                            letter: string;
                        }[];
                    };
                };
            };
            windRose: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description What 1 to 6 on the die mean. */
                values: ("NE" | "E" | "SE" | "SW" | "W" | "NW")[];
            };
            species: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description In the order of the die of sickness. */
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    range: number;
                    /** @description Whether it enters mountains. */
                    mountains: boolean;
                    /** @description Whether it crosses rivers. */
                    rivers: boolean;
                    /** @description Whether it damages fields. */
                    tramples: boolean;
                    /** @description What killing one pays. */
                    food: number;
                }[];
            };
            animalTiles: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description One tile for each letter. */
                values: {
                    species: string;
                    letters: string[];
                }[];
            };
            reserve: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    species: string;
                    tiles: number;
                };
            };
            summerEvents: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    text: {
                        en: string;
                        de: string;
                    };
                    advanced?: {
                        en: string;
                        de: string;
                    };
                    copies: number;
                    /** @description What an event card does. */
                    effect: {
                        /** @enum {string} */
                        type: "forest-fire";
                    } | {
                        /** @enum {string} */
                        type: "flood";
                        /** @description Figures that each tribe there loses. */
                        losses: number;
                    } | {
                        /** @enum {string} */
                        type: "eruption";
                        /** @description Figures that each tribe there loses. */
                        losses: number;
                    } | {
                        /** @enum {string} */
                        type: "sickness";
                    } | {
                        /** @enum {string} */
                        type: "longer-season";
                    } | {
                        /** @enum {string} */
                        type: "last-round";
                    } | {
                        /** @enum {string} */
                        type: "rich-harvest";
                        intact: number;
                        damaged: number;
                    } | {
                        /** @enum {string} */
                        type: "lean-meat";
                        divisor: number;
                    } | {
                        /** @enum {string} */
                        type: "drought";
                    } | {
                        /** @enum {string} */
                        type: "arrivals";
                        times: number;
                    } | {
                        /** @enum {string} */
                        type: "earthquake";
                        /** @description Figures that each tribe there loses. */
                        losses: number;
                    } | {
                        /** @enum {string} */
                        type: "hail";
                    } | {
                        /** @enum {string} */
                        type: "fishing";
                        times: number;
                    } | {
                        /** @enum {string} */
                        type: "lone-woman";
                    } | {
                        /** @enum {string} */
                        type: "lone-warrior";
                    } | {
                        /** @enum {string} */
                        type: "avalanche";
                        /** @description Figures that each tribe there loses. */
                        losses: number;
                    } | {
                        /** @enum {string} */
                        type: "frozen-rivers";
                    } | {
                        /** @enum {string} */
                        type: "blizzard";
                        steps: number;
                        /** @description Advanced: lost per camp without fire. */
                        food: number;
                    } | {
                        /** @enum {string} */
                        type: "cold";
                        /** @description Advanced: food a head without fire. */
                        upkeep: number;
                    } | {
                        /** @enum {string} */
                        type: "wolf-pack";
                        wolves: number;
                    } | {
                        /** @enum {string} */
                        type: "spoiled-stores";
                        divisor: number;
                    } | {
                        /** @enum {string} */
                        type: "hibernation";
                        species: string;
                        bonus: number;
                    };
                }[];
            };
            winterEvents: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    text: {
                        en: string;
                        de: string;
                    };
                    advanced?: {
                        en: string;
                        de: string;
                    };
                    copies: number;
                    /** @description What an event card does. */
                    effect: {
                        /** @enum {string} */
                        type: "forest-fire";
                    } | {
                        /** @enum {string} */
                        type: "flood";
                        /** @description Figures that each tribe there loses. */
                        losses: number;
                    } | {
                        /** @enum {string} */
                        type: "eruption";
                        /** @description Figures that each tribe there loses. */
                        losses: number;
                    } | {
                        /** @enum {string} */
                        type: "sickness";
                    } | {
                        /** @enum {string} */
                        type: "longer-season";
                    } | {
                        /** @enum {string} */
                        type: "last-round";
                    } | {
                        /** @enum {string} */
                        type: "rich-harvest";
                        intact: number;
                        damaged: number;
                    } | {
                        /** @enum {string} */
                        type: "lean-meat";
                        divisor: number;
                    } | {
                        /** @enum {string} */
                        type: "drought";
                    } | {
                        /** @enum {string} */
                        type: "arrivals";
                        times: number;
                    } | {
                        /** @enum {string} */
                        type: "earthquake";
                        /** @description Figures that each tribe there loses. */
                        losses: number;
                    } | {
                        /** @enum {string} */
                        type: "hail";
                    } | {
                        /** @enum {string} */
                        type: "fishing";
                        times: number;
                    } | {
                        /** @enum {string} */
                        type: "lone-woman";
                    } | {
                        /** @enum {string} */
                        type: "lone-warrior";
                    } | {
                        /** @enum {string} */
                        type: "avalanche";
                        /** @description Figures that each tribe there loses. */
                        losses: number;
                    } | {
                        /** @enum {string} */
                        type: "frozen-rivers";
                    } | {
                        /** @enum {string} */
                        type: "blizzard";
                        steps: number;
                        /** @description Advanced: lost per camp without fire. */
                        food: number;
                    } | {
                        /** @enum {string} */
                        type: "cold";
                        /** @description Advanced: food a head without fire. */
                        upkeep: number;
                    } | {
                        /** @enum {string} */
                        type: "wolf-pack";
                        wolves: number;
                    } | {
                        /** @enum {string} */
                        type: "spoiled-stores";
                        divisor: number;
                    } | {
                        /** @enum {string} */
                        type: "hibernation";
                        species: string;
                        bonus: number;
                    };
                }[];
            };
            specialCards: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    id: string;
                    name: {
                        en: string;
                        de: string;
                    };
                    text: {
                        en: string;
                        de: string;
                    };
                    advanced?: {
                        en: string;
                        de: string;
                    };
                    copies: number;
                    /** @description What a special card does; its type says in which step it is played. */
                    effect: {
                        /** @enum {string} */
                        type: "raft";
                    } | {
                        /** @enum {string} */
                        type: "mountain-path";
                    } | {
                        /** @enum {string} */
                        type: "long-march";
                        steps: number;
                    } | {
                        /** @enum {string} */
                        type: "palisade";
                        bonus: number;
                    } | {
                        /** @enum {string} */
                        type: "elopement";
                    } | {
                        /** @enum {string} */
                        type: "turn-wind";
                    } | {
                        /** @enum {string} */
                        type: "beaters";
                    } | {
                        /** @enum {string} */
                        type: "call-pack";
                        wolves: number;
                    } | {
                        /** @enum {string} */
                        type: "shaman";
                    } | {
                        /** @enum {string} */
                        type: "strength";
                        bonus: number;
                    } | {
                        /** @enum {string} */
                        type: "hunt";
                        bonus: number;
                        withFire: number;
                    } | {
                        /** @enum {string} */
                        type: "pit-trap";
                    } | {
                        /** @enum {string} */
                        type: "ambush";
                    } | {
                        /** @enum {string} */
                        type: "amazons";
                    } | {
                        /** @enum {string} */
                        type: "flight";
                    } | {
                        /** @enum {string} */
                        type: "smoked-meat";
                        food: number;
                        withFire: number;
                    } | {
                        /** @enum {string} */
                        type: "torch";
                        bonus: number;
                    } | {
                        /** @enum {string} */
                        type: "good-catch";
                        food: number;
                    } | {
                        /** @enum {string} */
                        type: "roots";
                        food: number;
                    } | {
                        /** @enum {string} */
                        type: "theft";
                        food: number;
                        reach: number;
                    } | {
                        /** @enum {string} */
                        type: "cannibals";
                        food: number;
                    } | {
                        /** @enum {string} */
                        type: "fertility";
                    };
                }[];
            };
            start: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    women: number;
                    warriors: number;
                    /** @description For 2 to 6 seats. */
                    cards: number[];
                    /** @description Rounds of the first summer. */
                    roundsOfSummer: number;
                    roundsWithoutEvent: number;
                };
            };
            limits: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description Figures and camps of a tribe, markers in all, and camps that win. */
                values: {
                    women: number;
                    warriors: number;
                    camps: number;
                    fields: number;
                    fences: number;
                    campsToWin: number;
                };
            };
            seasons: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    rounds: number;
                };
            };
            arrivals: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    /** @description Tiles drawn in the first round, in other summer rounds, in winter rounds. */
                    few: {
                        first: number;
                        summer: number;
                        winter: number;
                    };
                    /** @description Tiles drawn in the first round, in other summer rounds, in winter rounds. */
                    many: {
                        first: number;
                        summer: number;
                        winter: number;
                    };
                    /** @description Seats from which many come. */
                    manyFrom: number;
                };
            };
            movement: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    steps: number;
                };
            };
            fighting: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                /** @description What is added to a die of six. */
                values: {
                    warrior: number;
                    animal: number;
                    village: number;
                    cave: number;
                    fire: number;
                };
            };
            food: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    bank: number;
                    forest: number;
                    intact: number;
                    damaged: number;
                    sowing: number;
                    /** @description Advanced: half units of food a head in winter without fire. */
                    winterHalves: number;
                };
            };
            loot: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    divisor: number;
                    lastCampDivisor: number;
                };
            };
            births: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    /** @description The highest number of the die that is a woman; warriors follow. */
                    woman: number;
                    /** @description The lowest number that means twins. */
                    twins: number;
                    /** @description Births in a camp with so many women or more. */
                    most: number;
                };
            };
            comeback: {
                /**
                 * @description Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public.
                 * @enum {unknown}
                 */
                provenance: "rules" | "found" | "deduced" | "house";
                note?: string;
                values: {
                    women: number;
                    warriors: number;
                    food: number;
                    cards: number;
                };
            };
        };
        TalDerMammutsView: {
            viewer: number | null;
            over: boolean;
            round: number;
            year: number;
            /** @enum {string} */
            season: "summer" | "winter";
            /** @description Rounds of this season that are left, this one included. */
            left: number;
            step: ("deal" | "nature" | "event" | "arrivals" | "return" | "herds" | "people" | "fights" | "survival" | "season" | "births" | "sowing" | "draw" | "end" | "place-camp" | "sow" | "re-enter" | "take-fire" | "move" | "found" | "choose-fight" | "food-window" | "feed" | "birth-window" | "nature-window" | "fight-window" | "lose-figure" | "fight" | "take-camp") | null;
            turn: number | null;
            start: number;
            options: {
                advanced: boolean;
                yearLimit: number | null;
                campsToWin: number;
                /** @description Figures and camps that a tribe has. */
                most: {
                    women: number;
                    warriors: number;
                    camps: number;
                };
            };
            sides: {
                north: string;
                south: string;
            };
            /** @description All hexes; this never changes during a game. */
            board: {
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
                /** @description Axial coordinates: east is q + 1, south-east is r + 1. */
                q: number;
                r: number;
                /** @enum {string} */
                terrain: "plain" | "forest" | "mountain" | "lake";
                region: number | null;
                /** @description Whether the number of the region stands here. */
                numbered: boolean;
                letter: string | null;
                volcano: boolean;
                /** @description Where lava flows from here. */
                lava: number[];
                /** @description Its sides along a river. */
                river: ("NE" | "E" | "SE" | "SW" | "W" | "NW")[];
                /** @description Banks: 1 for the lake, 1 for rivers. */
                fish: number;
            }[];
            /** @description The hexes on which anything stands or lies. */
            pieces: {
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
                camp: {
                    seat: number;
                    /** @enum {string} */
                    kind: "village" | "cave";
                    /** @description 0: no field; 1: a damaged one; 2: an intact one. */
                    ears: number;
                    fence: boolean;
                    /** @description Whether the fire of its tribe is kept here. */
                    fire: boolean;
                } | null;
                people: {
                    seat: number;
                    warriors: number;
                    women: number;
                }[];
                animals: {
                    species: string;
                    count: number;
                }[];
                /** @description The neutral woman and the neutral warrior. */
                strangers: ("warrior" | "woman")[];
                /** @enum {string} */
                closed: "none" | "burnt" | "flooded" | "lava" | "snow";
                /** @description Whether a lone figure here may take the fire. */
                ember: boolean;
            }[];
            event: string | null;
            /** @description Events that hold until the season ends. */
            lasting: string[];
            /** @enum {string} */
            wind: "NE" | "E" | "SE" | "SW" | "W" | "NW";
            arriving: {
                species: string;
                letter: string;
                hex: number | null;
            }[];
            directed: {
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
                species: string;
                /** @enum {string} */
                direction: "NE" | "E" | "SE" | "SW" | "W" | "NW";
            }[];
            shamans: number[];
            bag: {
                species: string;
                count: number;
            }[];
            reserve: number;
            tribes: {
                seat: number;
                food: number;
                camps: number;
                warriors: number;
                women: number;
                /** @description What it eats this round. */
                upkeep: number;
                handSize: number;
                fire: boolean;
                /** @description Wins if it still holds enough camps when this round ends. */
                announced: boolean;
                /** @enum {string} */
                status: "playing" | "returning" | "out";
                rationing: boolean;
            }[];
            /** @description The viewer's own special cards; empty for spectators. */
            hand: string[];
            /** @description Windows that the viewer passes by standing order. */
            standing: ("deal" | "nature" | "event" | "arrivals" | "return" | "herds" | "people" | "fights" | "survival" | "season" | "births" | "sowing" | "draw" | "end" | "place-camp" | "sow" | "re-enter" | "take-fire" | "move" | "found" | "choose-fight" | "food-window" | "feed" | "birth-window" | "nature-window" | "fight-window" | "lose-figure" | "fight" | "take-camp")[];
            deckSize: number;
            discards: {
                card: string;
                count: number;
            }[];
            eventsLeft: {
                summer: number;
                winter: number;
            };
            window: {
                asked: number[];
                answered: number[];
                mine: {
                    answer: ({
                        /** @enum {string} */
                        type: "place-camp";
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        hex: number;
                    } | {
                        /** @enum {string} */
                        type: "sow";
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        hex: number;
                    } | {
                        /** @enum {string} */
                        type: "pass";
                    } | {
                        /** @enum {string} */
                        type: "pass-on";
                    } | {
                        /** @enum {string} */
                        type: "ask-again";
                    } | {
                        /** @enum {string} */
                        type: "done";
                    } | {
                        /** @enum {string} */
                        type: "play";
                        /** @description The id of a special card in the components. */
                        card: string;
                    } | {
                        /** @enum {string} */
                        type: "play-at";
                        /** @description The id of a special card in the components. */
                        card: string;
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        hex: number;
                    } | {
                        /** @enum {string} */
                        type: "play-on";
                        /** @description The id of a special card in the components. */
                        card: string;
                        target: number;
                    } | {
                        /** @enum {string} */
                        type: "play-wind";
                        /** @description The id of a special card in the components. */
                        card: string;
                        /** @enum {string} */
                        turn: "clockwise" | "anticlockwise";
                    } | {
                        /** @enum {string} */
                        type: "play-herd";
                        /** @description The id of a special card in the components. */
                        card: string;
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        hex: number;
                        /** @description The id of a species in the components. */
                        species: string;
                        /** @enum {string} */
                        direction: "NE" | "E" | "SE" | "SW" | "W" | "NW";
                    } | {
                        /** @enum {string} */
                        type: "play-raft";
                        /** @description The id of a special card in the components. */
                        card: string;
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        from: number;
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        to: number;
                    } | {
                        /** @enum {string} */
                        type: "play-elopement";
                        /** @description The id of a special card in the components. */
                        card: string;
                        target: number;
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        from: number;
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        to: number;
                    } | {
                        /** @enum {string} */
                        type: "move";
                        /** @enum {string} */
                        figure: "warrior" | "woman";
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        from: number;
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        to: number;
                    } | {
                        /** @enum {string} */
                        type: "go-on";
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        to: number;
                    } | {
                        /** @enum {string} */
                        type: "ration";
                    } | {
                        /** @enum {string} */
                        type: "take-fire";
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        hex: number;
                    } | {
                        /** @enum {string} */
                        type: "found";
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        hex: number;
                    } | {
                        /** @enum {string} */
                        type: "choose-fight";
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        hex: number;
                        /** @description `tribes`, or the id of a species. */
                        against: string;
                    } | {
                        /** @enum {string} */
                        type: "lose";
                        /** @enum {string} */
                        figure: "warrior" | "woman";
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        hex: number;
                    } | {
                        /** @enum {string} */
                        type: "flee";
                        /** @description The id of a special card in the components. */
                        card: string;
                        /** @enum {string} */
                        figure: "warrior" | "woman";
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        hex: number;
                    } | {
                        /** @enum {string} */
                        type: "keep";
                    } | {
                        /** @enum {string} */
                        type: "burn";
                    } | {
                        /** @enum {string} */
                        type: "starve";
                        /** @enum {string} */
                        figure: "warrior" | "woman";
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        hex: number;
                    } | {
                        /** @enum {string} */
                        type: "re-enter";
                        /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                        hex: number;
                    }) | null;
                } | null;
            } | null;
            /** @description The cards that the last window of several seats brought to light, in the order of answers. */
            lastPlays: {
                seat: number;
                play: {
                    /** @enum {string} */
                    type: "place-camp";
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    hex: number;
                } | {
                    /** @enum {string} */
                    type: "sow";
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    hex: number;
                } | {
                    /** @enum {string} */
                    type: "pass";
                } | {
                    /** @enum {string} */
                    type: "pass-on";
                } | {
                    /** @enum {string} */
                    type: "ask-again";
                } | {
                    /** @enum {string} */
                    type: "done";
                } | {
                    /** @enum {string} */
                    type: "play";
                    /** @description The id of a special card in the components. */
                    card: string;
                } | {
                    /** @enum {string} */
                    type: "play-at";
                    /** @description The id of a special card in the components. */
                    card: string;
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    hex: number;
                } | {
                    /** @enum {string} */
                    type: "play-on";
                    /** @description The id of a special card in the components. */
                    card: string;
                    target: number;
                } | {
                    /** @enum {string} */
                    type: "play-wind";
                    /** @description The id of a special card in the components. */
                    card: string;
                    /** @enum {string} */
                    turn: "clockwise" | "anticlockwise";
                } | {
                    /** @enum {string} */
                    type: "play-herd";
                    /** @description The id of a special card in the components. */
                    card: string;
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    hex: number;
                    /** @description The id of a species in the components. */
                    species: string;
                    /** @enum {string} */
                    direction: "NE" | "E" | "SE" | "SW" | "W" | "NW";
                } | {
                    /** @enum {string} */
                    type: "play-raft";
                    /** @description The id of a special card in the components. */
                    card: string;
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    from: number;
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    to: number;
                } | {
                    /** @enum {string} */
                    type: "play-elopement";
                    /** @description The id of a special card in the components. */
                    card: string;
                    target: number;
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    from: number;
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    to: number;
                } | {
                    /** @enum {string} */
                    type: "move";
                    /** @enum {string} */
                    figure: "warrior" | "woman";
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    from: number;
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    to: number;
                } | {
                    /** @enum {string} */
                    type: "go-on";
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    to: number;
                } | {
                    /** @enum {string} */
                    type: "ration";
                } | {
                    /** @enum {string} */
                    type: "take-fire";
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    hex: number;
                } | {
                    /** @enum {string} */
                    type: "found";
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    hex: number;
                } | {
                    /** @enum {string} */
                    type: "choose-fight";
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    hex: number;
                    /** @description `tribes`, or the id of a species. */
                    against: string;
                } | {
                    /** @enum {string} */
                    type: "lose";
                    /** @enum {string} */
                    figure: "warrior" | "woman";
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    hex: number;
                } | {
                    /** @enum {string} */
                    type: "flee";
                    /** @description The id of a special card in the components. */
                    card: string;
                    /** @enum {string} */
                    figure: "warrior" | "woman";
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    hex: number;
                } | {
                    /** @enum {string} */
                    type: "keep";
                } | {
                    /** @enum {string} */
                    type: "burn";
                } | {
                    /** @enum {string} */
                    type: "starve";
                    /** @enum {string} */
                    figure: "warrior" | "woman";
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    hex: number;
                } | {
                    /** @enum {string} */
                    type: "re-enter";
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    hex: number;
                };
            }[];
            fight: {
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
                /** @enum {string} */
                kind: "warriors" | "women" | "animals";
                species: string | null;
                seats: number[];
                /** @description By seat: what cards add. */
                bonus: number[];
                amazons: number[];
                /** @description The last roll. */
                rolls: {
                    /** @description null: the animals. */
                    seat: number | null;
                    die: number;
                    bonus: number;
                }[];
            } | null;
            walk: {
                walker: {
                    /** @enum {string} */
                    figure: "warrior" | "woman";
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    hex: number;
                    left: number;
                    path: boolean;
                } | null;
                /** @description Figures that have moved and rest. */
                rested: {
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    hex: number;
                    warriors: number;
                    women: number;
                }[];
                paths: number[];
                marches: {
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    hex: number;
                    steps: number;
                }[];
                /** @description `group` is where the group set out that a raft carries, once somebody has crossed. */
                rafts: {
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    from: number;
                    /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                    to: number;
                    group: number | null;
                }[];
            } | null;
            losses: {
                waiting: number[];
                hexes: number[];
            } | null;
            conquest: {
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
                seat: number;
                from: number;
            } | null;
        };
        /** @description Set up the first camp with all figures of the beginning. */
        TalDerMammutsPlaceCampAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "place-camp";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        /** @description Sow the field of an own village in the plain. */
        TalDerMammutsSowAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sow";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        /** @description Play nothing in this window, or make no use of what is offered. */
        TalDerMammutsPassAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
        };
        /** @description Pass this kind of window now and from now on: a standing order, known to this seat alone. */
        TalDerMammutsPassOnAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass-on";
        };
        /** @description End this movement as `done` does, and take back all standing orders: nobody can tell the two apart. */
        TalDerMammutsAskAgainAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ask-again";
        };
        /** @description Enough: this step is over for this seat. */
        TalDerMammutsDoneAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "done";
        };
        /** @description Play a card that needs no choice. */
        TalDerMammutsPlayAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
            /** @description The id of a special card in the components. */
            card: string;
        };
        /** @description Play a card on a hex. */
        TalDerMammutsPlayAtAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play-at";
            /** @description The id of a special card in the components. */
            card: string;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        /** @description Play a card against another tribe. */
        TalDerMammutsPlayOnAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play-on";
            /** @description The id of a special card in the components. */
            card: string;
            target: number;
        };
        /** @description Turn the wind by one direction. */
        TalDerMammutsPlayWindAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play-wind";
            /** @description The id of a special card in the components. */
            card: string;
            /** @enum {string} */
            turn: "clockwise" | "anticlockwise";
        };
        /** @description Choose the direction of one herd. */
        TalDerMammutsPlayHerdAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play-herd";
            /** @description The id of a special card in the components. */
            card: string;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            /** @description The id of a species in the components. */
            species: string;
            /** @enum {string} */
            direction: "NE" | "E" | "SE" | "SW" | "W" | "NW";
        };
        /** @description Open this crossing for the rest of this movement, in this direction. */
        TalDerMammutsPlayRaftAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play-raft";
            /** @description The id of a special card in the components. */
            card: string;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            from: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            to: number;
        };
        /** @description A woman of `target` leaves `from` for a warrior on `to`; ends this movement. */
        TalDerMammutsPlayElopementAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play-elopement";
            /** @description The id of a special card in the components. */
            card: string;
            target: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            from: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            to: number;
        };
        /** @description A figure that has not moved this round sets out, one step. */
        TalDerMammutsMoveAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move";
            /** @enum {string} */
            figure: "warrior" | "woman";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            from: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            to: number;
        };
        /** @description The figure that moved last takes its next step. */
        TalDerMammutsGoOnAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "go-on";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            to: number;
        };
        /** @description Be asked this round who shall eat, though there may be food for all. */
        TalDerMammutsRationAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ration";
        };
        /** @description Take the fire and keep it in the camp on this hex. */
        TalDerMammutsTakeFireAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-fire";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        /** @description A couple that has not moved founds a camp. */
        TalDerMammutsFoundAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "found";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        /** @description Which fight comes next. */
        TalDerMammutsChooseFightAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose-fight";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            /** @description `tribes`, or the id of a species. */
            against: string;
        };
        /** @description Lose this figure. */
        TalDerMammutsLoseAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lose";
            /** @enum {string} */
            figure: "warrior" | "woman";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        /** @description Lose this figure; all others of the tribe retreat to `hex`. */
        TalDerMammutsFleeAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "flee";
            /** @description The id of a special card in the components. */
            card: string;
            /** @enum {string} */
            figure: "warrior" | "woman";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        /** @description The conquered camp and its women become your own. */
        TalDerMammutsKeepAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "keep";
        };
        /** @description The conquered camp and its women are removed. */
        TalDerMammutsBurnAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "burn";
        };
        /** @description This figure gets nothing to eat and is removed. */
        TalDerMammutsStarveAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "starve";
            /** @enum {string} */
            figure: "warrior" | "woman";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        /** @description A new tribe comes over the rim. */
        TalDerMammutsReEnterAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "re-enter";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        TalDerMammutsAction: components["schemas"]["TalDerMammutsPlaceCampAction"] | components["schemas"]["TalDerMammutsSowAction"] | components["schemas"]["TalDerMammutsPassAction"] | components["schemas"]["TalDerMammutsPassOnAction"] | components["schemas"]["TalDerMammutsAskAgainAction"] | components["schemas"]["TalDerMammutsDoneAction"] | components["schemas"]["TalDerMammutsPlayAction"] | components["schemas"]["TalDerMammutsPlayAtAction"] | components["schemas"]["TalDerMammutsPlayOnAction"] | components["schemas"]["TalDerMammutsPlayWindAction"] | components["schemas"]["TalDerMammutsPlayHerdAction"] | components["schemas"]["TalDerMammutsPlayRaftAction"] | components["schemas"]["TalDerMammutsPlayElopementAction"] | components["schemas"]["TalDerMammutsMoveAction"] | components["schemas"]["TalDerMammutsGoOnAction"] | components["schemas"]["TalDerMammutsRationAction"] | components["schemas"]["TalDerMammutsTakeFireAction"] | components["schemas"]["TalDerMammutsFoundAction"] | components["schemas"]["TalDerMammutsChooseFightAction"] | components["schemas"]["TalDerMammutsLoseAction"] | components["schemas"]["TalDerMammutsFleeAction"] | components["schemas"]["TalDerMammutsKeepAction"] | components["schemas"]["TalDerMammutsBurnAction"] | components["schemas"]["TalDerMammutsStarveAction"] | components["schemas"]["TalDerMammutsReEnterAction"];
        TalDerMammutsBoardLaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board-laid";
            /** @enum {string} */
            north: "N1" | "N2" | "S1" | "S2";
            /** @enum {string} */
            south: "N1" | "N2" | "S1" | "S2";
        };
        TalDerMammutsStartSeatRolledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "start-seat-rolled";
            /** @description By seat; whoever shares the highest number rolls again, the others show 0. */
            rolls: number[][];
            seat: number;
        };
        TalDerMammutsCampPlacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "camp-placed";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        /** @description What follows belongs to this phase of the round. */
        TalDerMammutsPhaseBeganEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "phase-began";
            /** @enum {string} */
            phase: "deal" | "nature" | "event" | "arrivals" | "return" | "herds" | "people" | "fights" | "survival" | "season" | "births" | "sowing" | "draw" | "end" | "place-camp" | "sow" | "re-enter" | "take-fire" | "move" | "found" | "choose-fight" | "food-window" | "feed" | "birth-window" | "nature-window" | "fight-window" | "lose-figure" | "fight" | "take-camp";
        };
        /** @description This step is over, or there was nothing to ask in it. */
        TalDerMammutsStepEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step-ended";
            /** @enum {string} */
            step: "deal" | "nature" | "event" | "arrivals" | "return" | "herds" | "people" | "fights" | "survival" | "season" | "births" | "sowing" | "draw" | "end" | "place-camp" | "sow" | "re-enter" | "take-fire" | "move" | "found" | "choose-fight" | "food-window" | "feed" | "birth-window" | "nature-window" | "fight-window" | "lose-figure" | "fight" | "take-camp";
        };
        TalDerMammutsRoundBeganEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "round-began";
            round: number;
            year: number;
            /** @enum {string} */
            season: "summer" | "winter";
            /** @description Rounds of this season, this one included. */
            left: number;
        };
        TalDerMammutsEventsShuffledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "events-shuffled";
            /** @enum {string} */
            season: "summer" | "winter";
        };
        TalDerMammutsEventTurnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "event-turned";
            event: string;
        };
        TalDerMammutsTilesDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tiles-drawn";
            tiles: {
                /** @description The number of an animal tile. */
                tile: number;
                species: string;
                letter: string | null;
            }[];
        };
        TalDerMammutsWindRolledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wind-rolled";
            die: number;
            /** @enum {string} */
            direction: "NE" | "E" | "SE" | "SW" | "W" | "NW";
        };
        /** @description Whether these seats play a card is asked all at once. */
        TalDerMammutsNatureWindowOpenedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "nature-window-opened";
            seats: number[];
        };
        /** @description Whether these seats play a card is asked all at once. */
        TalDerMammutsFightWindowOpenedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fight-window-opened";
            seats: number[];
        };
        TalDerMammutsWindowClosedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "window-closed";
        };
        /** @description A special card went to the discards; what it did follows. */
        TalDerMammutsCardPlayedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-played";
            seat: number;
            card: string;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex?: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            from?: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            to?: number;
            target?: number;
        };
        TalDerMammutsShamanCalledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "shaman-called";
            seat: number;
        };
        TalDerMammutsWindTurnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wind-turned";
            seat: number;
            /** @enum {string} */
            direction: "NE" | "E" | "SE" | "SW" | "W" | "NW";
        };
        TalDerMammutsHerdDirectedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "herd-directed";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            species: string;
            /** @enum {string} */
            direction: "NE" | "E" | "SE" | "SW" | "W" | "NW";
        };
        TalDerMammutsPackCalledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pack-called";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            wolves: number;
        };
        TalDerMammutsRegionStruckEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "region-struck";
            die: number;
            /** @enum {string} */
            land: "plain" | "forest" | "mountain";
            hexes: number[];
        };
        TalDerMammutsSpeciesStruckEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "species-struck";
            die: number;
            species: string;
        };
        /** @description This event holds until the season ends. */
        TalDerMammutsEventLastedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "event-lasted";
            event: string;
        };
        /** @description Rounds of this season that are left, this one included. */
        TalDerMammutsSeasonChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "season-changed";
            left: number;
        };
        TalDerMammutsHexesClosedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hexes-closed";
            hexes: number[];
            /** @enum {string} */
            marker: "none" | "burnt" | "flooded" | "lava" | "snow";
        };
        /** @description A lone figure there may take the fire this round. */
        TalDerMammutsEmbersLitEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "embers-lit";
            hexes: number[];
        };
        /** @description To the bag, or to the reserve. */
        TalDerMammutsAnimalsRemovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "animals-removed";
            tiles: number[];
        };
        TalDerMammutsPeopleRemovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "people-removed";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            warriors: number;
            women: number;
        };
        /** @description Nobody keeps this camp any more; its field went too. */
        TalDerMammutsCampLostEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "camp-lost";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        TalDerMammutsFieldDamagedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "field-damaged";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            ears: number;
        };
        TalDerMammutsFireLostEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fire-lost";
            seat: number;
        };
        /** @description The camp that keeps the fire of this tribe. */
        TalDerMammutsFirePlacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fire-placed";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        /** @description Each of these seats chooses a figure to lose. */
        TalDerMammutsLossesDemandedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "losses-demanded";
            seats: number[];
            hexes: number[];
        };
        TalDerMammutsFigureLostEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "figure-lost";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            /** @enum {string} */
            figure: "warrior" | "woman";
            fight: boolean;
        };
        TalDerMammutsStrangerCameEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stranger-came";
            /** @enum {string} */
            figure: "warrior" | "woman";
            letter: string;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        TalDerMammutsStrangerLeftEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stranger-left";
            /** @enum {string} */
            figure: "warrior" | "woman";
        };
        TalDerMammutsStrangerJoinedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stranger-joined";
            seat: number;
            /** @enum {string} */
            figure: "warrior" | "woman";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            /** @description false: the tribe has no such figure left. */
            joined: boolean;
        };
        TalDerMammutsPackAppearedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pack-appeared";
            placed: {
                /** @description The number of an animal tile. */
                tile: number;
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
            }[];
        };
        /** @description Drawn tiles whose hex is closed went back into the bag. */
        TalDerMammutsAnimalsArrivedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "animals-arrived";
            placed: {
                /** @description The number of an animal tile. */
                tile: number;
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
            }[];
        };
        TalDerMammutsAnimalsMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "animals-moved";
            /** @enum {string} */
            direction: "NE" | "E" | "SE" | "SW" | "W" | "NW";
            moves: {
                species: string;
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                from: number;
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                to: number;
            }[];
        };
        TalDerMammutsTribeReturnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tribe-returned";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        /** @description Who begins in all phases; the others follow by seat. */
        TalDerMammutsOrderSetEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "order-set";
            start: number;
        };
        TalDerMammutsFigureMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "figure-moved";
            seat: number;
            /** @enum {string} */
            figure: "warrior" | "woman";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            from: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            to: number;
            /** @description Steps that this figure has left. */
            left: number;
            /** @description Whether mountains do not stop it. */
            path: boolean;
            /** @description Whether it is the figure that moved last. */
            on: boolean;
        };
        TalDerMammutsPathOpenedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "path-opened";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        TalDerMammutsMarchOrderedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "march-ordered";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            steps: number;
        };
        TalDerMammutsRaftBuiltEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "raft-built";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            from: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            to: number;
        };
        TalDerMammutsFenceBuiltEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fence-built";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            bonus: number;
        };
        TalDerMammutsWomanElopedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "woman-eloped";
            seat: number;
            target: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            from: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            to: number;
        };
        TalDerMammutsRationingAnnouncedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rationing-announced";
            seat: number;
        };
        TalDerMammutsMovementEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "movement-ended";
            seat: number;
            /** @description Whether a couple of the tribe could found a camp now. */
            founding: boolean;
        };
        TalDerMammutsCampFoundedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "camp-founded";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        TalDerMammutsFightBeganEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fight-began";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            /** @enum {string} */
            kind: "warriors" | "women" | "animals";
            species: string | null;
            seats: number[];
        };
        TalDerMammutsFighterStrengthenedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fighter-strengthened";
            seat: number;
            bonus: number;
        };
        TalDerMammutsAmazonsJoinedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "amazons-joined";
            seat: number;
        };
        TalDerMammutsMeatSmokedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "meat-smoked";
            seat: number;
            food: number;
        };
        TalDerMammutsFightRolledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fight-rolled";
            rolls: {
                /** @description null: the animals. */
                seat: number | null;
                die: number;
                bonus: number;
            }[];
        };
        TalDerMammutsAnimalKilledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "animal-killed";
            seat: number;
            /** @description The number of an animal tile. */
            tile: number;
            species: string;
            food: number;
        };
        TalDerMammutsTribeFledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tribe-fled";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            from: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            to: number;
        };
        TalDerMammutsFightEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fight-ended";
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        TalDerMammutsWomenJoinedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "women-joined";
            seat: number;
            from: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            women: number;
            /** @description The others found no figure left and are removed. */
            joined: number;
        };
        TalDerMammutsCampConqueredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "camp-conquered";
            seat: number;
            from: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            food: number;
        };
        TalDerMammutsCampKeptEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "camp-kept";
            seat: number;
            from: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        TalDerMammutsCampBurntEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "camp-burnt";
            seat: number;
            from: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
        };
        TalDerMammutsFoodStolenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "food-stolen";
            seat: number;
            target: number;
            food: number;
        };
        TalDerMammutsFoodGainedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "food-gained";
            seat: number;
            food: number;
            by: string;
        };
        TalDerMammutsFoodLostEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "food-lost";
            seat: number;
            food: number;
        };
        /** @description Before the tribe eats. */
        TalDerMammutsIncomeReceivedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "income-received";
            seat: number;
            fish: number;
            gathered: number;
            harvest: number;
        };
        TalDerMammutsFigureStarvedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "figure-starved";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            /** @enum {string} */
            figure: "warrior" | "woman";
        };
        /** @description Everybody who is left has eaten. */
        TalDerMammutsFoodPaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "food-paid";
            seat: number;
            food: number;
        };
        TalDerMammutsChildBornEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "child-born";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            /** @description Three for twins. */
            dice: number[];
            women: number;
            warriors: number;
        };
        TalDerMammutsFieldSownEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "field-sown";
            seat: number;
            /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
            hex: number;
            food: number;
        };
        TalDerMammutsDiscardsShuffledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discards-shuffled";
            count: number;
        };
        /** @description Its food and its cards went back. */
        TalDerMammutsTribeDiedOutEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tribe-died-out";
            seat: number;
            cards: string[];
            returns: boolean;
        };
        TalDerMammutsReturnDeclinedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "return-declined";
            seat: number;
        };
        /** @description These seats have the camps that win, and must hold them. */
        TalDerMammutsRoundEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "round-ended";
            announced: number[];
        };
        TalDerMammutsGameEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-ended";
            /** @enum {string} */
            reason: "camps" | "extinction" | "year_limit";
            winners: number[];
        };
        /** @description The card is told to the seat itself alone. */
        TalDerMammutsCardDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-drawn";
            seat: number;
            card?: string;
        };
        /** @description The answer is told to the seat itself alone; null is a pass. */
        TalDerMammutsWindowAnsweredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "window-answered";
            seat: number;
            /** @enum {string} */
            window: "deal" | "nature" | "event" | "arrivals" | "return" | "herds" | "people" | "fights" | "survival" | "season" | "births" | "sowing" | "draw" | "end" | "place-camp" | "sow" | "re-enter" | "take-fire" | "move" | "found" | "choose-fight" | "food-window" | "feed" | "birth-window" | "nature-window" | "fight-window" | "lose-figure" | "fight" | "take-camp";
            answer?: ({
                /** @enum {string} */
                type: "place-camp";
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
            } | {
                /** @enum {string} */
                type: "sow";
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
            } | {
                /** @enum {string} */
                type: "pass";
            } | {
                /** @enum {string} */
                type: "pass-on";
            } | {
                /** @enum {string} */
                type: "ask-again";
            } | {
                /** @enum {string} */
                type: "done";
            } | {
                /** @enum {string} */
                type: "play";
                /** @description The id of a special card in the components. */
                card: string;
            } | {
                /** @enum {string} */
                type: "play-at";
                /** @description The id of a special card in the components. */
                card: string;
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
            } | {
                /** @enum {string} */
                type: "play-on";
                /** @description The id of a special card in the components. */
                card: string;
                target: number;
            } | {
                /** @enum {string} */
                type: "play-wind";
                /** @description The id of a special card in the components. */
                card: string;
                /** @enum {string} */
                turn: "clockwise" | "anticlockwise";
            } | {
                /** @enum {string} */
                type: "play-herd";
                /** @description The id of a special card in the components. */
                card: string;
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
                /** @description The id of a species in the components. */
                species: string;
                /** @enum {string} */
                direction: "NE" | "E" | "SE" | "SW" | "W" | "NW";
            } | {
                /** @enum {string} */
                type: "play-raft";
                /** @description The id of a special card in the components. */
                card: string;
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                from: number;
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                to: number;
            } | {
                /** @enum {string} */
                type: "play-elopement";
                /** @description The id of a special card in the components. */
                card: string;
                target: number;
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                from: number;
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                to: number;
            } | {
                /** @enum {string} */
                type: "move";
                /** @enum {string} */
                figure: "warrior" | "woman";
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                from: number;
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                to: number;
            } | {
                /** @enum {string} */
                type: "go-on";
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                to: number;
            } | {
                /** @enum {string} */
                type: "ration";
            } | {
                /** @enum {string} */
                type: "take-fire";
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
            } | {
                /** @enum {string} */
                type: "found";
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
            } | {
                /** @enum {string} */
                type: "choose-fight";
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
                /** @description `tribes`, or the id of a species. */
                against: string;
            } | {
                /** @enum {string} */
                type: "lose";
                /** @enum {string} */
                figure: "warrior" | "woman";
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
            } | {
                /** @enum {string} */
                type: "flee";
                /** @description The id of a special card in the components. */
                card: string;
                /** @enum {string} */
                figure: "warrior" | "woman";
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
            } | {
                /** @enum {string} */
                type: "keep";
            } | {
                /** @enum {string} */
                type: "burn";
            } | {
                /** @enum {string} */
                type: "starve";
                /** @enum {string} */
                figure: "warrior" | "woman";
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
            } | {
                /** @enum {string} */
                type: "re-enter";
                /** @description A hex: numbered row by row from north to south, west to east. 18 is the lake. */
                hex: number;
            }) | null;
        };
        /** @description Told to the seat itself alone. */
        TalDerMammutsStandingOrderGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "standing-order-given";
            seat: number;
            /** @enum {string} */
            window: "deal" | "nature" | "event" | "arrivals" | "return" | "herds" | "people" | "fights" | "survival" | "season" | "births" | "sowing" | "draw" | "end" | "place-camp" | "sow" | "re-enter" | "take-fire" | "move" | "found" | "choose-fight" | "food-window" | "feed" | "birth-window" | "nature-window" | "fight-window" | "lose-figure" | "fight" | "take-camp";
        };
        /** @description Of all windows. Told to the seat itself alone. */
        TalDerMammutsStandingOrdersRevokedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "standing-orders-revoked";
            seat: number;
        };
        TalDerMammutsEvent: components["schemas"]["TalDerMammutsBoardLaidEvent"] | components["schemas"]["TalDerMammutsStartSeatRolledEvent"] | components["schemas"]["TalDerMammutsCampPlacedEvent"] | components["schemas"]["TalDerMammutsPhaseBeganEvent"] | components["schemas"]["TalDerMammutsStepEndedEvent"] | components["schemas"]["TalDerMammutsRoundBeganEvent"] | components["schemas"]["TalDerMammutsEventsShuffledEvent"] | components["schemas"]["TalDerMammutsEventTurnedEvent"] | components["schemas"]["TalDerMammutsTilesDrawnEvent"] | components["schemas"]["TalDerMammutsWindRolledEvent"] | components["schemas"]["TalDerMammutsNatureWindowOpenedEvent"] | components["schemas"]["TalDerMammutsFightWindowOpenedEvent"] | components["schemas"]["TalDerMammutsWindowClosedEvent"] | components["schemas"]["TalDerMammutsCardPlayedEvent"] | components["schemas"]["TalDerMammutsShamanCalledEvent"] | components["schemas"]["TalDerMammutsWindTurnedEvent"] | components["schemas"]["TalDerMammutsHerdDirectedEvent"] | components["schemas"]["TalDerMammutsPackCalledEvent"] | components["schemas"]["TalDerMammutsRegionStruckEvent"] | components["schemas"]["TalDerMammutsSpeciesStruckEvent"] | components["schemas"]["TalDerMammutsEventLastedEvent"] | components["schemas"]["TalDerMammutsSeasonChangedEvent"] | components["schemas"]["TalDerMammutsHexesClosedEvent"] | components["schemas"]["TalDerMammutsEmbersLitEvent"] | components["schemas"]["TalDerMammutsAnimalsRemovedEvent"] | components["schemas"]["TalDerMammutsPeopleRemovedEvent"] | components["schemas"]["TalDerMammutsCampLostEvent"] | components["schemas"]["TalDerMammutsFieldDamagedEvent"] | components["schemas"]["TalDerMammutsFireLostEvent"] | components["schemas"]["TalDerMammutsFirePlacedEvent"] | components["schemas"]["TalDerMammutsLossesDemandedEvent"] | components["schemas"]["TalDerMammutsFigureLostEvent"] | components["schemas"]["TalDerMammutsStrangerCameEvent"] | components["schemas"]["TalDerMammutsStrangerLeftEvent"] | components["schemas"]["TalDerMammutsStrangerJoinedEvent"] | components["schemas"]["TalDerMammutsPackAppearedEvent"] | components["schemas"]["TalDerMammutsAnimalsArrivedEvent"] | components["schemas"]["TalDerMammutsAnimalsMovedEvent"] | components["schemas"]["TalDerMammutsTribeReturnedEvent"] | components["schemas"]["TalDerMammutsOrderSetEvent"] | components["schemas"]["TalDerMammutsFigureMovedEvent"] | components["schemas"]["TalDerMammutsPathOpenedEvent"] | components["schemas"]["TalDerMammutsMarchOrderedEvent"] | components["schemas"]["TalDerMammutsRaftBuiltEvent"] | components["schemas"]["TalDerMammutsFenceBuiltEvent"] | components["schemas"]["TalDerMammutsWomanElopedEvent"] | components["schemas"]["TalDerMammutsRationingAnnouncedEvent"] | components["schemas"]["TalDerMammutsMovementEndedEvent"] | components["schemas"]["TalDerMammutsCampFoundedEvent"] | components["schemas"]["TalDerMammutsFightBeganEvent"] | components["schemas"]["TalDerMammutsFighterStrengthenedEvent"] | components["schemas"]["TalDerMammutsAmazonsJoinedEvent"] | components["schemas"]["TalDerMammutsMeatSmokedEvent"] | components["schemas"]["TalDerMammutsFightRolledEvent"] | components["schemas"]["TalDerMammutsAnimalKilledEvent"] | components["schemas"]["TalDerMammutsTribeFledEvent"] | components["schemas"]["TalDerMammutsFightEndedEvent"] | components["schemas"]["TalDerMammutsWomenJoinedEvent"] | components["schemas"]["TalDerMammutsCampConqueredEvent"] | components["schemas"]["TalDerMammutsCampKeptEvent"] | components["schemas"]["TalDerMammutsCampBurntEvent"] | components["schemas"]["TalDerMammutsFoodStolenEvent"] | components["schemas"]["TalDerMammutsFoodGainedEvent"] | components["schemas"]["TalDerMammutsFoodLostEvent"] | components["schemas"]["TalDerMammutsIncomeReceivedEvent"] | components["schemas"]["TalDerMammutsFigureStarvedEvent"] | components["schemas"]["TalDerMammutsFoodPaidEvent"] | components["schemas"]["TalDerMammutsChildBornEvent"] | components["schemas"]["TalDerMammutsFieldSownEvent"] | components["schemas"]["TalDerMammutsDiscardsShuffledEvent"] | components["schemas"]["TalDerMammutsTribeDiedOutEvent"] | components["schemas"]["TalDerMammutsReturnDeclinedEvent"] | components["schemas"]["TalDerMammutsRoundEndedEvent"] | components["schemas"]["TalDerMammutsGameEndedEvent"] | components["schemas"]["TalDerMammutsCardDrawnEvent"] | components["schemas"]["TalDerMammutsWindowAnsweredEvent"] | components["schemas"]["TalDerMammutsStandingOrderGivenEvent"] | components["schemas"]["TalDerMammutsStandingOrdersRevokedEvent"];
        TalDerMammutsStartedEntry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "started";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** Format: date-time */
            at: string;
            /** @description Of the whole entry, salted, and all before it: whoever kept it will notice any change. */
            hash: string;
            seats: number;
            options: components["schemas"]["TalDerMammutsOptions"];
            /** @description What happened, as the viewer may know it. */
            events: components["schemas"]["TalDerMammutsEvent"][];
            /** @description What happened, in sentences: wherever entries are read, by polling or in a stream. */
            lines?: string[];
        };
        TalDerMammutsActedEntry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "acted";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** Format: date-time */
            at: string;
            /** @description Of the whole entry, salted, and all before it: whoever kept it will notice any change. */
            hash: string;
            /** @description The index of a seat, from 0. */
            seat: number;
            /** @description Shown to the seat that acted alone. */
            action: components["schemas"]["TalDerMammutsAction"] | null;
            /** @description What happened, as the viewer may know it. */
            events: components["schemas"]["TalDerMammutsEvent"][];
            /** @description What happened, in sentences: wherever entries are read, by polling or in a stream. */
            lines?: string[];
        };
        TalDerMammutsEntry: components["schemas"]["TalDerMammutsStartedEntry"] | components["schemas"]["TalDerMammutsActedEntry"] | components["schemas"]["HouseEntry"];
        TalDerMammutsCreateGame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "tal-der-mammuts";
            /** @description Who shall sit where: you, the rulebook’s bot, or whoever joins. */
            seats: ("me" | "bot" | "open")[];
            options?: components["schemas"]["TalDerMammutsOptions"];
            components?: components["schemas"]["TalDerMammutsComponents"];
            clock?: components["schemas"]["Clock"];
            /**
             * @description What its people shall talk.
             * @enum {unknown}
             */
            language?: "en" | "de";
            /**
             * @description `public`: listed; `unlisted`: open to whoever knows the id; `private`: for who is invited.
             * @default public
             * @enum {unknown}
             */
            visibility?: "public" | "unlisted" | "private";
        };
        /** @description What you want to play; what you leave out may be anything. */
        TalDerMammutsMatchWish: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "tal-der-mammuts";
            seats?: number;
            options?: components["schemas"]["TalDerMammutsOptions"];
            /** @description Null: without a clock. */
            clock?: components["schemas"]["Clock"] | null;
            language?: ("en" | "de") | null;
            /** @description Added to the seed before the start, for your seat. Whatever you like: dice that you have rolled, for instance. */
            entropy?: string;
        };
        TalDerMammutsGameView: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "tal-der-mammuts";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description Through whose eyes: a seat, or a spectator. */
            viewer: number | "spectator";
            prompts: components["schemas"]["Prompt"][];
            outcome: components["schemas"]["Outcome"] | null;
            view: components["schemas"]["TalDerMammutsView"];
        };
        TalDerMammutsLegalActions: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "tal-der-mammuts";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description One item for each of your seats that is asked now; empty while others are. */
            asked: {
                /** @description The index of a seat, from 0. */
                seat: number;
                prompt: components["schemas"]["Prompt"];
                /** @description What is asked, in words. */
                text: string;
                actions: {
                    id: string;
                    action: components["schemas"]["TalDerMammutsAction"];
                    /** @description What it would be to do this, in words. */
                    text: string;
                }[];
            }[];
        };
        TalDerMammutsActed: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "tal-der-mammuts";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            entries: components["schemas"]["TalDerMammutsActedEntry"][];
            prompts: components["schemas"]["Prompt"][];
        };
        /** @description What would become of actions, as far as the seat can know. */
        TalDerMammutsTried: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "tal-der-mammuts";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description The index of a seat, from 0. */
            viewer: number;
            /** @description Whether the view shows what all actions lead to; else chance or what is hidden decides what the last does. */
            certain: boolean;
            /** @description How many of the actions the view shows. */
            taken: number;
            prompts: components["schemas"]["Prompt"][];
            view: components["schemas"]["TalDerMammutsView"];
        };
        TalDerMammutsEntryPage: {
            /** Format: uuid */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            rulebook: "tal-der-mammuts";
            /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
            version: number;
            /** @description Through whose eyes: a seat, or a spectator. */
            viewer: number | "spectator";
            over: boolean;
            entries: components["schemas"]["TalDerMammutsEntry"][];
        };
        CreateGame: components["schemas"]["MammutCreateGame"] | components["schemas"]["EiszeitCreateGame"] | components["schemas"]["EndlessWinterCreateGame"] | components["schemas"]["TalDerMammutsCreateGame"];
        MatchWish: components["schemas"]["MammutMatchWish"] | components["schemas"]["EiszeitMatchWish"] | components["schemas"]["EndlessWinterMatchWish"] | components["schemas"]["TalDerMammutsMatchWish"];
        GameView: components["schemas"]["MammutGameView"] | components["schemas"]["EiszeitGameView"] | components["schemas"]["EndlessWinterGameView"] | components["schemas"]["TalDerMammutsGameView"];
        LegalActions: components["schemas"]["MammutLegalActions"] | components["schemas"]["EiszeitLegalActions"] | components["schemas"]["EndlessWinterLegalActions"] | components["schemas"]["TalDerMammutsLegalActions"];
        Acted: components["schemas"]["MammutActed"] | components["schemas"]["EiszeitActed"] | components["schemas"]["EndlessWinterActed"] | components["schemas"]["TalDerMammutsActed"];
        Tried: components["schemas"]["MammutTried"] | components["schemas"]["EiszeitTried"] | components["schemas"]["EndlessWinterTried"] | components["schemas"]["TalDerMammutsTried"];
        EntryPage: components["schemas"]["MammutEntryPage"] | components["schemas"]["EiszeitEntryPage"] | components["schemas"]["EndlessWinterEntryPage"] | components["schemas"]["TalDerMammutsEntryPage"];
        ActRequest: {
            /** @description The index of a seat, from 0. */
            seat?: number;
            /** @description One action, or several that are taken in order, all or none. */
            action: (string | components["schemas"]["MammutAction"] | components["schemas"]["EiszeitAction"] | components["schemas"]["EndlessWinterAction"] | components["schemas"]["TalDerMammutsAction"]) | (string | components["schemas"]["MammutAction"] | components["schemas"]["EiszeitAction"] | components["schemas"]["EndlessWinterAction"] | components["schemas"]["TalDerMammutsAction"])[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listRulebooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `Rulebooks` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rulebooks": [
                     *         {
                     *           "id": "mammut",
                     *           "titles": {
                     *             "en": "Mammut",
                     *             "de": "Mammut"
                     *           },
                     *           "seats": {
                     *             "min": 2,
                     *             "max": 5
                     *           },
                     *           "rulesVersion": "1"
                     *         },
                     *         {
                     *           "id": "eiszeit",
                     *           "titles": {
                     *             "en": "Mammoth Hunters",
                     *             "de": "Eiszeit"
                     *           },
                     *           "seats": {
                     *             "min": 3,
                     *             "max": 5
                     *           },
                     *           "rulesVersion": "1"
                     *         },
                     *         {
                     *           "id": "endless-winter",
                     *           "titles": {
                     *             "en": "Endless Winter",
                     *             "de": "Endless Winter"
                     *           },
                     *           "seats": {
                     *             "min": 2,
                     *             "max": 4
                     *           },
                     *           "rulesVersion": "1"
                     *         },
                     *         {
                     *           "id": "tal-der-mammuts",
                     *           "titles": {
                     *             "en": "Valley of the Mammoths",
                     *             "de": "Das Tal der Mammuts"
                     *           },
                     *           "seats": {
                     *             "min": 2,
                     *             "max": 6
                     *           },
                     *           "rulesVersion": "2"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Rulebooks"];
                };
            };
            /** @description You have this already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRulebook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `Rulebook` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "mammut",
                     *       "titles": {
                     *         "en": "Mammut",
                     *         "de": "Mammut"
                     *       },
                     *       "seats": {
                     *         "min": 2,
                     *         "max": 5
                     *       },
                     *       "rulesVersion": "1",
                     *       "summary": {
                     *         "en": "## What it is about\n\nThe mammoth hunt is over and its loot is divided. In every round 31 loot tiles and the shaman fall into the middle; two to five players divide them by taking, and by robbing each other. Then the loot is scored. After the last round collected animals score too, and the highest score wins.\n\n## Setting up\n\n- Every score begins at 10, every mammoth on the fur track at 0.\n- Every player gets two of the 19 cards; the rest is the deck.\n- With four or five players everybody also draws one animal to begin with.\n- Two or three players begin with round 1, four or five with round 2. Round 5 is the last.\n- The first start player is drawn by lot.\n\n## Dividing the loot\n\nThe start player throws all tiles into the middle; whichever face comes up stays up. Then it goes clockwise. On your turn, without a share of your own, you do one of two things:\n\n- **Take** any number of tiles from the middle, at least one. You may take everything.\n- **Rob** the whole share of another player. Put at least one of its tiles back into the middle and keep at least one.\n\nWhoever has a share is skipped, but comes in again once robbed. If you are the last one without a share, you take **all** of the middle or you rob. Taking the rest ends the division and makes you the start player of the next round.\n\n**Cards** are played before you take or rob, as many as you like.\n\n- *Loot cards* are played openly and work at once: peek under one or two question tiles; turn over one or two tiles anywhere (the shaman too, but nothing that shows an animal); make any number of other players put their whole share back.\n- *Scoring cards* are played face down and are revealed for the scoring.\n\n## Scoring\n\nFirst the face-down cards are revealed and all question tiles are turned over. Then, in this order:\n\n1. **Axes:** draw one card for each, clockwise from whoever has the shaman. In the last round each axe scores 3 points instead.\n2. **Furs:** each moves you one space on the fur track, which is never reset. Whoever is first there gains as many points as the number of the round, whoever is last loses as many.\n3. **Tusks:** 2 points each.\n4. **Meat:** 8, 5 and 2 points for the most, second most and third most; with three players 8 and 5, with two only 8. Without meat you score nothing.\n5. **Fire:** whoever has the fewest loses 5 points.\n6. **Animals:** each tile brings an animal of its kind, unless you own that kind already.\n\nNobody falls below 0 points.\n\n**Ties** are decided by the shaman. Its holder comes first; then it goes clockwise if its red face is up, anticlockwise if it is blue. Among equals, the first has the most and the last has the fewest. Having the most takes at least one.\n\n### Scoring cards\n\n- Counts as a fur tile for you (2 cards).\n- For one of your animal tiles, gain any animal that you lack (2 cards).\n- Every axe of every player scores 2 points more.\n- Most fur tiles of the round: 4 points. Another card: an animal of choice.\n- Most tusk tiles: 4 points. Another card counts as a fire tile for that player.\n- Most axe tiles: one card counts as a fur tile for that player, another as a fire tile.\n\nA card that counts as a fur also counts for the most fur tiles.\n\n## The end\n\nAfter round 5, different animals score: 3 are worth 4 points, 4 are worth 9, 5 are worth 15, 6 are worth 22 and all 7 are worth 30. The highest score wins; in a tie, whoever is further on the fur track; after that the victory is shared. Cards in hand are worth nothing.\n\n## Two players\n\nEverybody builds two separate shares, which are scored together. A robber takes one of them. Whoever has both is skipped. The card that puts shares back may also name your own. Whoever has the fewest fires loses 5 points, and the other gains 1 point for each of theirs. Should there be nothing to take and nothing to rob, you pass.\n",
                     *         "de": "## Worum es geht\n\nDie Mammutjagd ist vorbei, nun wird die Beute verteilt. In jeder Runde fallen 31 Beuteplättchen und der Schamane in die Mitte; zwei bis fünf Spieler teilen sie auf, indem sie nehmen und einander berauben. Danach wird gewertet. Nach der letzten Runde zählen auch die gesammelten Tiere, und wer die meisten Punkte hat, gewinnt.\n\n## Aufbau\n\n- Alle beginnen mit 10 Punkten und stehen auf der Fellleiste bei 0.\n- Jeder bekommt zwei der 19 Karten; der Rest ist der Stapel.\n- Zu viert und zu fünft zieht jeder außerdem ein Tier für den Anfang.\n- Zwei oder drei Spieler beginnen mit Runde 1, vier oder fünf mit Runde 2. Runde 5 ist die letzte.\n- Wer die erste Runde beginnt, wird ausgelost.\n\n## Die Beute teilen\n\nWer beginnt, wirft alle Plättchen in die Mitte; was oben liegt, bleibt oben. Dann geht es im Uhrzeigersinn. Wer am Zug ist und keinen Anteil hat, tut eines von beiden:\n\n- Beliebig viele Plättchen aus der Mitte **nehmen**, mindestens eines. Auch alle sind erlaubt.\n- Den ganzen Anteil eines anderen **rauben**. Mindestens ein Plättchen davon kommt zurück in die Mitte, mindestens eines bleibt.\n\nWer einen Anteil hat, wird übersprungen, kommt aber wieder dran, sobald er beraubt wurde. Der Letzte ohne Anteil nimmt die **ganze** Mitte, oder er raubt. Wer den Rest nimmt, beendet die Aufteilung und beginnt die nächste Runde.\n\n**Karten** werden vor dem Nehmen oder Rauben gespielt, beliebig viele.\n\n- *Beutekarten* liegen offen und wirken sofort: unter ein oder zwei Fragezeichen sehen; ein oder zwei Plättchen wenden, wo immer sie liegen (auch den Schamanen, aber nichts, was ein Tier zeigt); beliebig viele Mitspieler ihren ganzen Anteil zurücklegen lassen.\n- *Wertungskarten* liegen verdeckt und werden zur Wertung aufgedeckt.\n\n## Wertung\n\nZuerst werden die verdeckten Karten aufgedeckt und alle Fragezeichen gewendet. Dann zählt der Reihe nach:\n\n1. **Äxte:** für jede eine Karte ziehen, vom Besitzer des Schamanen an im Uhrzeigersinn. In der letzten Runde bringt jede Axt stattdessen 3 Punkte.\n2. **Felle:** jedes führt auf der Fellleiste ein Feld weiter; sie wird nie zurückgesetzt. Wer dort vorn liegt, erhält so viele Punkte, wie die Runde zählt; wer hinten liegt, verliert so viele.\n3. **Stoßzähne:** je 2 Punkte.\n4. **Fleisch:** 8, 5 und 2 Punkte für das meiste, zweitmeiste und drittmeiste; zu dritt 8 und 5, zu zweit nur 8. Ohne Fleisch gibt es nichts.\n5. **Feuer:** wer am wenigsten hat, verliert 5 Punkte.\n6. **Tiere:** jedes Plättchen bringt ein Tier seiner Art, falls man diese Art noch nicht besitzt.\n\nNiemand fällt unter 0 Punkte.\n\n**Bei Gleichstand** entscheidet der Schamane. Wer ihn hat, steht vorn; weiter geht es im Uhrzeigersinn, wenn seine rote Seite oben liegt, sonst dagegen. Unter Gleichen hat der Erste das meiste und der Letzte das wenigste. Wer das meiste haben will, braucht mindestens eines.\n\n### Wertungskarten\n\n- Gilt für dich als Fellplättchen (2 Karten).\n- Für eines deiner Tierplättchen ein beliebiges Tier, das dir fehlt (2 Karten).\n- Jede Axt aller Spieler bringt 2 Punkte zusätzlich.\n- Die meisten Fellplättchen der Runde: 4 Punkte. Eine weitere Karte: ein Tier nach Wahl.\n- Die meisten Stoßzahnplättchen: 4 Punkte. Eine weitere Karte gilt für diesen Spieler als Feuerplättchen.\n- Die meisten Axtplättchen: eine Karte gilt für diesen Spieler als Fellplättchen, eine andere als Feuerplättchen.\n\nEine Karte, die als Fell gilt, zählt auch bei den meisten Fellplättchen mit.\n\n## Das Ende\n\nNach Runde 5 zählen verschiedene Tiere: 3 bringen 4 Punkte, 4 bringen 9, 5 bringen 15, 6 bringen 22 und alle 7 bringen 30. Die höchste Punktzahl gewinnt; bei Gleichstand, wer auf der Fellleiste weiter ist; danach wird der Sieg geteilt. Karten auf der Hand sind nichts wert.\n\n## Zu zweit\n\nJeder bildet zwei getrennte Anteile, die zusammen gewertet werden. Geraubt wird immer nur einer. Übersprungen wird, wer beide hat. Die Karte, die Anteile zurücklegen lässt, darf auch den eigenen nennen. Wer am wenigsten Feuer hat, verliert 5 Punkte, der andere erhält für jedes eigene Feuer 1 Punkt. Gibt es nichts zu nehmen und nichts zu rauben, passt man.\n"
                     *       },
                     *       "prompts": {
                     *         "division": {
                     *           "en": "Take tiles from the middle, or rob the share of somebody else; before that you may play cards.",
                     *           "de": "Nimm Plättchen aus der Mitte oder raube einen fremden Anteil; vorher darfst du Karten ausspielen."
                     *         },
                     *         "peek": {
                     *           "en": "Under which question tiles do you look?",
                     *           "de": "Unter welche Fragezeichen siehst du?"
                     *         },
                     *         "flip": {
                     *           "en": "Which tiles do you turn over?",
                     *           "de": "Welche Plättchen wendest du?"
                     *         },
                     *         "return-shares": {
                     *           "en": "Which shares go back to the middle?",
                     *           "de": "Welche Anteile kommen zurück in die Mitte?"
                     *         },
                     *         "choose-animal": {
                     *           "en": "Which animal do you choose?",
                     *           "de": "Welches Tier wählst du?"
                     *         }
                     *       },
                     *       "rejections": {
                     *         "not_asked_for": {
                     *           "en": "This is not an answer to what the seat is asked.",
                     *           "de": "Das ist keine Antwort auf das, was gefragt ist."
                     *         },
                     *         "no_such_place": {
                     *           "en": "There is no tile at this place.",
                     *           "de": "An diesem Platz liegt kein Plättchen."
                     *         },
                     *         "place_empty": {
                     *           "en": "The tile of this place does not lie in the middle any more.",
                     *           "de": "Das Plättchen dieses Platzes liegt nicht mehr in der Mitte."
                     *         },
                     *         "middle_empty": {
                     *           "en": "There is nothing in the middle.",
                     *           "de": "In der Mitte liegt nichts."
                     *         },
                     *         "must_take_all": {
                     *           "en": "Whoever builds the last share takes all of the middle.",
                     *           "de": "Wer den letzten Anteil bildet, nimmt die ganze Mitte."
                     *         },
                     *         "not_the_last": {
                     *           "en": "Only the last missing share takes the whole middle at once.",
                     *           "de": "Nur der letzte fehlende Anteil nimmt die ganze Mitte auf einmal."
                     *         },
                     *         "no_such_share": {
                     *           "en": "There is no such share.",
                     *           "de": "Diesen Anteil gibt es nicht."
                     *         },
                     *         "share_empty": {
                     *           "en": "This share holds no tiles.",
                     *           "de": "Dieser Anteil enthält keine Plättchen."
                     *         },
                     *         "not_stuck": {
                     *           "en": "There is something to take or to rob.",
                     *           "de": "Es gibt etwas zu nehmen oder zu rauben."
                     *         },
                     *         "own_share": {
                     *           "en": "This share is your own.",
                     *           "de": "Dieser Anteil ist dein eigener."
                     *         },
                     *         "share_of_one": {
                     *           "en": "One tile must go back and one must be kept, so a single tile cannot be robbed.",
                     *           "de": "Ein Plättchen muss zurück und eines bleibt, also lässt sich ein einzelnes nicht rauben."
                     *         },
                     *         "already_taking": {
                     *           "en": "Tiles have been taken already this turn.",
                     *           "de": "In diesem Zug wurden schon Plättchen genommen."
                     *         },
                     *         "not_in_share": {
                     *           "en": "This tile is not in the robbed share.",
                     *           "de": "Dieses Plättchen gehört nicht zum geraubten Anteil."
                     *         },
                     *         "nothing_kept": {
                     *           "en": "At least one tile of a robbed share is kept.",
                     *           "de": "Mindestens ein Plättchen des geraubten Anteils bleibt."
                     *         },
                     *         "nothing_returned": {
                     *           "en": "At least one tile of a robbed share goes back to the middle.",
                     *           "de": "Mindestens ein Plättchen des geraubten Anteils kommt zurück in die Mitte."
                     *         },
                     *         "nothing_taken": {
                     *           "en": "At least one tile must be taken.",
                     *           "de": "Mindestens ein Plättchen muss genommen werden."
                     *         },
                     *         "nothing_chosen": {
                     *           "en": "A card that was played must be carried out.",
                     *           "de": "Eine ausgespielte Karte muss ausgeführt werden."
                     *         },
                     *         "no_such_card": {
                     *           "en": "There is no such card.",
                     *           "de": "Diese Karte gibt es nicht."
                     *         },
                     *         "card_not_in_hand": {
                     *           "en": "This card is not in your hand.",
                     *           "de": "Diese Karte hast du nicht auf der Hand."
                     *         },
                     *         "no_use": {
                     *           "en": "There is nothing that this card could be carried out on.",
                     *           "de": "Es gibt nichts, woran sich diese Karte ausführen ließe."
                     *         },
                     *         "not_a_question_tile": {
                     *           "en": "This tile does not show a question mark.",
                     *           "de": "Dieses Plättchen zeigt kein Fragezeichen."
                     *         },
                     *         "animal_tile": {
                     *           "en": "Animal tiles cannot be turned over.",
                     *           "de": "Tierplättchen lassen sich nicht wenden."
                     *         },
                     *         "already_chosen": {
                     *           "en": "This tile has been chosen for this card already.",
                     *           "de": "Dieses Plättchen wurde für diese Karte schon gewählt."
                     *         },
                     *         "no_such_animal": {
                     *           "en": "There is no such animal.",
                     *           "de": "Dieses Tier gibt es nicht."
                     *         },
                     *         "already_owned": {
                     *           "en": "Nobody may own an animal twice.",
                     *           "de": "Niemand darf ein Tier doppelt besitzen."
                     *         },
                     *         "not_your_animal_tile": {
                     *           "en": "This is not an animal tile of yours that is still to be scored.",
                     *           "de": "Das ist kein Tierplättchen von dir, das noch zu werten wäre."
                     *         }
                     *       },
                     *       "options": {
                     *         "type": "object",
                     *         "properties": {},
                     *         "additionalProperties": false
                     *       },
                     *       "components": {
                     *         "tiles": {
                     *           "provenance": "house",
                     *           "note": "That there are 31 tiles with two faces is in the rules; the faces are our reconstruction, chosen so that final scores come out as people report them.",
                     *           "values": [
                     *             {
                     *               "faces": [
                     *                 "woolly-rhino",
                     *                 "axe"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "cave-bear",
                     *                 "fur"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "giant-deer",
                     *                 "tusk"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "steppe-bison",
                     *                 "meat"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "sabre-tooth",
                     *                 "fire"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "musk-ox",
                     *                 "question"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "cave-lion",
                     *                 "question"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "tusk",
                     *                 "question"
                     *               ],
                     *               "copies": 2
                     *             },
                     *             {
                     *               "faces": [
                     *                 "meat",
                     *                 "question"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "fur",
                     *                 "question"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "fire",
                     *                 "question"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "axe",
                     *                 "question"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "fur",
                     *                 "meat"
                     *               ],
                     *               "copies": 4
                     *             },
                     *             {
                     *               "faces": [
                     *                 "tusk",
                     *                 "meat"
                     *               ],
                     *               "copies": 3
                     *             },
                     *             {
                     *               "faces": [
                     *                 "meat",
                     *                 "fire"
                     *               ],
                     *               "copies": 2
                     *             },
                     *             {
                     *               "faces": [
                     *                 "fur",
                     *                 "fire"
                     *               ],
                     *               "copies": 2
                     *             },
                     *             {
                     *               "faces": [
                     *                 "tusk",
                     *                 "fire"
                     *               ],
                     *               "copies": 2
                     *             },
                     *             {
                     *               "faces": [
                     *                 "fur",
                     *                 "tusk"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "axe",
                     *                 "fur"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "axe",
                     *                 "tusk"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "axe",
                     *                 "meat"
                     *               ],
                     *               "copies": 1
                     *             },
                     *             {
                     *               "faces": [
                     *                 "axe",
                     *                 "fire"
                     *               ],
                     *               "copies": 1
                     *             }
                     *           ]
                     *         },
                     *         "shaman": {
                     *           "provenance": "rules",
                     *           "values": {
                     *             "red": "clockwise",
                     *             "blue": "anticlockwise"
                     *           }
                     *         },
                     *         "cards": {
                     *           "provenance": "rules",
                     *           "note": "Names are ours: the printed cards have pictures only.",
                     *           "values": [
                     *             {
                     *               "id": "peek",
                     *               "name": {
                     *                 "en": "Sharp eyes",
                     *                 "de": "Scharfe Augen"
                     *               },
                     *               "text": {
                     *                 "en": "Look secretly at the other face of one or two question tiles.",
                     *                 "de": "Sieh dir heimlich die andere Seite von einem oder zwei Fragezeichen an."
                     *               },
                     *               "copies": 3,
                     *               "effect": {
                     *                 "type": "peek",
                     *                 "tiles": 2
                     *               }
                     *             },
                     *             {
                     *               "id": "flip",
                     *               "name": {
                     *                 "en": "Turn of fate",
                     *                 "de": "Wendung"
                     *               },
                     *               "text": {
                     *                 "en": "Turn over one or two tiles anywhere; not those that show an animal.",
                     *                 "de": "Wende ein oder zwei Plättchen, wo immer sie liegen; keine, die ein Tier zeigen."
                     *               },
                     *               "copies": 3,
                     *               "effect": {
                     *                 "type": "flip",
                     *                 "tiles": 2
                     *               }
                     *             },
                     *             {
                     *               "id": "return",
                     *               "name": {
                     *                 "en": "Back to the middle",
                     *                 "de": "Zurück in die Mitte"
                     *               },
                     *               "text": {
                     *                 "en": "One or more seats put their whole share back into the middle. With two players: one or more shares, your own included.",
                     *                 "de": "Ein oder mehrere Mitspieler legen ihren ganzen Anteil in die Mitte zurück. Zu zweit: ein oder mehrere Anteile, auch der eigene."
                     *               },
                     *               "copies": 2,
                     *               "effect": {
                     *                 "type": "return-shares"
                     *               }
                     *             },
                     *             {
                     *               "id": "fur",
                     *               "name": {
                     *                 "en": "Spare hide",
                     *                 "de": "Fell in Reserve"
                     *               },
                     *               "text": {
                     *                 "en": "Counts as a fur tile for you.",
                     *                 "de": "Gilt für dich als Fellplättchen."
                     *               },
                     *               "copies": 2,
                     *               "effect": {
                     *                 "type": "counts-as",
                     *                 "whom": "owner",
                     *                 "good": "fur"
                     *               }
                     *             },
                     *             {
                     *               "id": "trade-animal",
                     *               "name": {
                     *                 "en": "Tamer",
                     *                 "de": "Tierbändiger"
                     *               },
                     *               "text": {
                     *                 "en": "For one of your animal tiles, gain any animal that you lack.",
                     *                 "de": "Nimm für eines deiner Tierplättchen ein beliebiges Tier, das dir fehlt."
                     *               },
                     *               "copies": 2,
                     *               "effect": {
                     *                 "type": "trade-animal"
                     *               }
                     *             },
                     *             {
                     *               "id": "axe-points",
                     *               "name": {
                     *                 "en": "Keen edge",
                     *                 "de": "Scharfe Klinge"
                     *               },
                     *               "text": {
                     *                 "en": "Every axe tile of every player also scores 2 points.",
                     *                 "de": "Jedes Axtplättchen aller Spieler bringt zusätzlich 2 Punkte."
                     *               },
                     *               "copies": 1,
                     *               "effect": {
                     *                 "type": "per-axe",
                     *                 "points": 2
                     *               }
                     *             },
                     *             {
                     *               "id": "most-fur-points",
                     *               "name": {
                     *                 "en": "Furrier",
                     *                 "de": "Kürschner"
                     *               },
                     *               "text": {
                     *                 "en": "Whoever has the most fur tiles this round gains 4 points.",
                     *                 "de": "Wer in dieser Runde die meisten Fellplättchen hat, erhält 4 Punkte."
                     *               },
                     *               "copies": 1,
                     *               "effect": {
                     *                 "type": "most-points",
                     *                 "good": "fur",
                     *                 "points": 4
                     *               }
                     *             },
                     *             {
                     *               "id": "most-fur-animal",
                     *               "name": {
                     *                 "en": "Trapper",
                     *                 "de": "Fallensteller"
                     *               },
                     *               "text": {
                     *                 "en": "Whoever has the most fur tiles this round gains an animal of their choice.",
                     *                 "de": "Wer in dieser Runde die meisten Fellplättchen hat, erhält ein Tier nach Wahl."
                     *               },
                     *               "copies": 1,
                     *               "effect": {
                     *                 "type": "most-animal",
                     *                 "good": "fur"
                     *               }
                     *             },
                     *             {
                     *               "id": "most-axe-fur",
                     *               "name": {
                     *                 "en": "Skinning axe",
                     *                 "de": "Axt zum Häuten"
                     *               },
                     *               "text": {
                     *                 "en": "Counts as a fur tile for whoever has the most axe tiles.",
                     *                 "de": "Gilt als Fellplättchen für den, der die meisten Axtplättchen hat."
                     *               },
                     *               "copies": 1,
                     *               "effect": {
                     *                 "type": "counts-as",
                     *                 "whom": "most-axe",
                     *                 "good": "fur"
                     *               }
                     *             },
                     *             {
                     *               "id": "most-tusk-points",
                     *               "name": {
                     *                 "en": "Carver",
                     *                 "de": "Schnitzer"
                     *               },
                     *               "text": {
                     *                 "en": "Whoever has the most tusk tiles gains 4 points.",
                     *                 "de": "Wer die meisten Stoßzahnplättchen hat, erhält 4 Punkte."
                     *               },
                     *               "copies": 1,
                     *               "effect": {
                     *                 "type": "most-points",
                     *                 "good": "tusk",
                     *                 "points": 4
                     *               }
                     *             },
                     *             {
                     *               "id": "most-tusk-fire",
                     *               "name": {
                     *                 "en": "Spark from ivory",
                     *                 "de": "Funke aus Elfenbein"
                     *               },
                     *               "text": {
                     *                 "en": "Counts as a fire tile for whoever has the most tusk tiles.",
                     *                 "de": "Gilt als Feuerplättchen für den, der die meisten Stoßzahnplättchen hat."
                     *               },
                     *               "copies": 1,
                     *               "effect": {
                     *                 "type": "counts-as",
                     *                 "whom": "most-tusk",
                     *                 "good": "fire"
                     *               }
                     *             },
                     *             {
                     *               "id": "most-axe-fire",
                     *               "name": {
                     *                 "en": "Firewood",
                     *                 "de": "Feuerholz"
                     *               },
                     *               "text": {
                     *                 "en": "Counts as a fire tile for whoever has the most axe tiles.",
                     *                 "de": "Gilt als Feuerplättchen für den, der die meisten Axtplättchen hat."
                     *               },
                     *               "copies": 1,
                     *               "effect": {
                     *                 "type": "counts-as",
                     *                 "whom": "most-axe",
                     *                 "good": "fire"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "animals": {
                     *           "provenance": "house",
                     *           "note": "That there are seven kinds is in the rules; which ones they are is our choice.",
                     *           "values": [
                     *             {
                     *               "id": "woolly-rhino",
                     *               "name": {
                     *                 "en": "Woolly rhinoceros",
                     *                 "de": "Wollnashorn"
                     *               }
                     *             },
                     *             {
                     *               "id": "cave-bear",
                     *               "name": {
                     *                 "en": "Cave bear",
                     *                 "de": "Höhlenbär"
                     *               }
                     *             },
                     *             {
                     *               "id": "giant-deer",
                     *               "name": {
                     *                 "en": "Giant deer",
                     *                 "de": "Riesenhirsch"
                     *               }
                     *             },
                     *             {
                     *               "id": "steppe-bison",
                     *               "name": {
                     *                 "en": "Steppe bison",
                     *                 "de": "Steppenwisent"
                     *               }
                     *             },
                     *             {
                     *               "id": "sabre-tooth",
                     *               "name": {
                     *                 "en": "Sabre-toothed cat",
                     *                 "de": "Säbelzahnkatze"
                     *               }
                     *             },
                     *             {
                     *               "id": "musk-ox",
                     *               "name": {
                     *                 "en": "Musk ox",
                     *                 "de": "Moschusochse"
                     *               }
                     *             },
                     *             {
                     *               "id": "cave-lion",
                     *               "name": {
                     *                 "en": "Cave lion",
                     *                 "de": "Höhlenlöwe"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "animalCopies": {
                     *           "provenance": "rules",
                     *           "values": 5
                     *         },
                     *         "start": {
                     *           "provenance": "rules",
                     *           "values": {
                     *             "score": 10,
                     *             "fur": 0,
                     *             "cards": 2,
                     *             "animalFromSeats": 4
                     *           }
                     *         },
                     *         "rounds": {
                     *           "provenance": "rules",
                     *           "note": "The number of the round is what the fur track pays, so a larger table skips the cheapest.",
                     *           "values": {
                     *             "first": [
                     *               1,
                     *               1,
                     *               2,
                     *               2
                     *             ],
                     *             "last": 5
                     *           }
                     *         },
                     *         "axe": {
                     *           "provenance": "rules",
                     *           "values": {
                     *             "lastRoundPoints": 3
                     *           }
                     *         },
                     *         "tusk": {
                     *           "provenance": "rules",
                     *           "values": {
                     *             "points": 2
                     *           }
                     *         },
                     *         "meat": {
                     *           "provenance": "rules",
                     *           "values": {
                     *             "points": [
                     *               [
                     *                 8
                     *               ],
                     *               [
                     *                 8,
                     *                 5
                     *               ],
                     *               [
                     *                 8,
                     *                 5,
                     *                 2
                     *               ],
                     *               [
                     *                 8,
                     *                 5,
                     *                 2
                     *               ]
                     *             ]
                     *           }
                     *         },
                     *         "fire": {
                     *           "provenance": "rules",
                     *           "values": {
                     *             "penalty": 5,
                     *             "otherPoints": 1
                     *           }
                     *         },
                     *         "animalSets": {
                     *           "provenance": "rules",
                     *           "values": [
                     *             0,
                     *             0,
                     *             0,
                     *             4,
                     *             9,
                     *             15,
                     *             22,
                     *             30
                     *           ]
                     *         }
                     *       },
                     *       "componentsSchema": {
                     *         "type": "object",
                     *         "required": [
                     *           "tiles",
                     *           "shaman",
                     *           "cards",
                     *           "animals",
                     *           "animalCopies",
                     *           "start",
                     *           "rounds",
                     *           "axe",
                     *           "tusk",
                     *           "meat",
                     *           "fire",
                     *           "animalSets"
                     *         ],
                     *         "properties": {
                     *           "tiles": {
                     *             "type": "object",
                     *             "required": [
                     *               "provenance",
                     *               "values"
                     *             ],
                     *             "properties": {
                     *               "provenance": {
                     *                 "enum": [
                     *                   "rules",
                     *                   "found",
                     *                   "deduced",
                     *                   "house"
                     *                 ],
                     *                 "description": "Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public."
                     *               },
                     *               "note": {
                     *                 "type": "string",
                     *                 "maxLength": 2000
                     *               },
                     *               "values": {
                     *                 "type": "array",
                     *                 "items": {
                     *                   "type": "object",
                     *                   "required": [
                     *                     "faces",
                     *                     "copies"
                     *                   ],
                     *                   "properties": {
                     *                     "faces": {
                     *                       "type": "array",
                     *                       "items": {
                     *                         "type": "string",
                     *                         "maxLength": 32,
                     *                         "description": "`axe`, `fur`, `tusk`, `meat`, `fire`, `question`, `shaman-red`, `shaman-blue`, or the id of a kind of animal."
                     *                       },
                     *                       "minItems": 2,
                     *                       "maxItems": 2,
                     *                       "description": "Two different faces."
                     *                     },
                     *                     "copies": {
                     *                       "type": "integer",
                     *                       "minimum": 1,
                     *                       "maximum": 31
                     *                     }
                     *                   },
                     *                   "additionalProperties": false
                     *                 },
                     *                 "minItems": 1,
                     *                 "maxItems": 59,
                     *                 "description": "The loot tiles, without the shaman."
                     *               }
                     *             },
                     *             "additionalProperties": false
                     *           },
                     *           "shaman": {
                     *             "type": "object",
                     *             "required": [
                     *               "provenance",
                     *               "values"
                     *             ],
                     *             "properties": {
                     *               "provenance": {
                     *                 "enum": [
                     *                   "rules",
                     *                   "found",
                     *                   "deduced",
                     *                   "house"
                     *                 ],
                     *                 "description": "Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public."
                     *               },
                     *               "note": {
                     *                 "type": "string",
                     *                 "maxLength": 2000
                     *               },
                     *               "values": {
                     *                 "type": "object",
                     *                 "required": [
                     *                   "red",
                     *                   "blue"
                     *                 ],
                     *                 "properties": {
                     *                   "red": {
                     *                     "anyOf": [
                     *                       {
                     *                         "type": "string",
                     *                         "const": "clockwise"
                     *                       },
                     *                       {
                     *                         "type": "string",
                     *                         "const": "anticlockwise"
                     *                       }
                     *                     ]
                     *                   },
                     *                   "blue": {
                     *                     "anyOf": [
                     *                       {
                     *                         "type": "string",
                     *                         "const": "clockwise"
                     *                       },
                     *                       {
                     *                         "type": "string",
                     *                         "const": "anticlockwise"
                     *                       }
                     *                     ]
                     *                   }
                     *                 },
                     *                 "additionalProperties": false,
                     *                 "description": "Which way each face of the shaman lets the order of ties run."
                     *               }
                     *             },
                     *             "additionalProperties": false
                     *           },
                     *           "cards": {
                     *             "type": "object",
                     *             "required": [
                     *               "provenance",
                     *               "values"
                     *             ],
                     *             "properties": {
                     *               "provenance": {
                     *                 "enum": [
                     *                   "rules",
                     *                   "found",
                     *                   "deduced",
                     *                   "house"
                     *                 ],
                     *                 "description": "Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public."
                     *               },
                     *               "note": {
                     *                 "type": "string",
                     *                 "maxLength": 2000
                     *               },
                     *               "values": {
                     *                 "type": "array",
                     *                 "items": {
                     *                   "type": "object",
                     *                   "required": [
                     *                     "id",
                     *                     "name",
                     *                     "text",
                     *                     "copies",
                     *                     "effect"
                     *                   ],
                     *                   "properties": {
                     *                     "id": {
                     *                       "type": "string",
                     *                       "pattern": "^(?!(true|false)$)[a-z][a-z0-9-]*$",
                     *                       "maxLength": 32
                     *                     },
                     *                     "name": {
                     *                       "type": "object",
                     *                       "required": [
                     *                         "en",
                     *                         "de"
                     *                       ],
                     *                       "properties": {
                     *                         "en": {
                     *                           "type": "string",
                     *                           "minLength": 1,
                     *                           "maxLength": 80
                     *                         },
                     *                         "de": {
                     *                           "type": "string",
                     *                           "minLength": 1,
                     *                           "maxLength": 80
                     *                         }
                     *                       },
                     *                       "additionalProperties": false
                     *                     },
                     *                     "text": {
                     *                       "type": "object",
                     *                       "required": [
                     *                         "en",
                     *                         "de"
                     *                       ],
                     *                       "properties": {
                     *                         "en": {
                     *                           "type": "string",
                     *                           "minLength": 1,
                     *                           "maxLength": 400
                     *                         },
                     *                         "de": {
                     *                           "type": "string",
                     *                           "minLength": 1,
                     *                           "maxLength": 400
                     *                         }
                     *                       },
                     *                       "additionalProperties": false
                     *                     },
                     *                     "copies": {
                     *                       "type": "integer",
                     *                       "minimum": 1,
                     *                       "maximum": 20
                     *                     },
                     *                     "effect": {
                     *                       "anyOf": [
                     *                         {
                     *                           "type": "object",
                     *                           "required": [
                     *                             "type",
                     *                             "tiles"
                     *                           ],
                     *                           "properties": {
                     *                             "type": {
                     *                               "type": "string",
                     *                               "const": "peek"
                     *                             },
                     *                             "tiles": {
                     *                               "type": "integer",
                     *                               "minimum": 1,
                     *                               "maximum": 4,
                     *                               "description": "At most so many tiles, at least one."
                     *                             }
                     *                           },
                     *                           "additionalProperties": false
                     *                         },
                     *                         {
                     *                           "type": "object",
                     *                           "required": [
                     *                             "type",
                     *                             "tiles"
                     *                           ],
                     *                           "properties": {
                     *                             "type": {
                     *                               "type": "string",
                     *                               "const": "flip"
                     *                             },
                     *                             "tiles": {
                     *                               "type": "integer",
                     *                               "minimum": 1,
                     *                               "maximum": 4,
                     *                               "description": "At most so many tiles, at least one."
                     *                             }
                     *                           },
                     *                           "additionalProperties": false
                     *                         },
                     *                         {
                     *                           "type": "object",
                     *                           "required": [
                     *                             "type"
                     *                           ],
                     *                           "properties": {
                     *                             "type": {
                     *                               "type": "string",
                     *                               "const": "return-shares"
                     *                             }
                     *                           },
                     *                           "additionalProperties": false
                     *                         },
                     *                         {
                     *                           "type": "object",
                     *                           "required": [
                     *                             "type",
                     *                             "whom",
                     *                             "good"
                     *                           ],
                     *                           "properties": {
                     *                             "type": {
                     *                               "type": "string",
                     *                               "const": "counts-as"
                     *                             },
                     *                             "whom": {
                     *                               "anyOf": [
                     *                                 {
                     *                                   "type": "string",
                     *                                   "const": "owner"
                     *                                 },
                     *                                 {
                     *                                   "type": "string",
                     *                                   "const": "most-axe"
                     *                                 },
                     *                                 {
                     *                                   "type": "string",
                     *                                   "const": "most-tusk"
                     *                                 }
                     *                               ],
                     *                               "description": "The seat that played the card, or the seat with the most tiles of that good."
                     *                             },
                     *                             "good": {
                     *                               "anyOf": [
                     *                                 {
                     *                                   "type": "string",
                     *                                   "const": "fur"
                     *                                 },
                     *                                 {
                     *                                   "type": "string",
                     *                                   "const": "fire"
                     *                                 }
                     *                               ]
                     *                             }
                     *                           },
                     *                           "additionalProperties": false
                     *                         },
                     *                         {
                     *                           "type": "object",
                     *                           "required": [
                     *                             "type",
                     *                             "points"
                     *                           ],
                     *                           "properties": {
                     *                             "type": {
                     *                               "type": "string",
                     *                               "const": "per-axe"
                     *                             },
                     *                             "points": {
                     *                               "type": "integer",
                     *                               "minimum": 0,
                     *                               "maximum": 20
                     *                             }
                     *                           },
                     *                           "additionalProperties": false
                     *                         },
                     *                         {
                     *                           "type": "object",
                     *                           "required": [
                     *                             "type",
                     *                             "good",
                     *                             "points"
                     *                           ],
                     *                           "properties": {
                     *                             "type": {
                     *                               "type": "string",
                     *                               "const": "most-points"
                     *                             },
                     *                             "good": {
                     *                               "anyOf": [
                     *                                 {
                     *                                   "type": "string",
                     *                                   "const": "axe"
                     *                                 },
                     *                                 {
                     *                                   "type": "string",
                     *                                   "const": "fur"
                     *                                 },
                     *                                 {
                     *                                   "type": "string",
                     *                                   "const": "tusk"
                     *                                 }
                     *                               ]
                     *                             },
                     *                             "points": {
                     *                               "type": "integer",
                     *                               "minimum": 0,
                     *                               "maximum": 20
                     *                             }
                     *                           },
                     *                           "additionalProperties": false
                     *                         },
                     *                         {
                     *                           "type": "object",
                     *                           "required": [
                     *                             "type",
                     *                             "good"
                     *                           ],
                     *                           "properties": {
                     *                             "type": {
                     *                               "type": "string",
                     *                               "const": "most-animal"
                     *                             },
                     *                             "good": {
                     *                               "type": "string",
                     *                               "const": "fur"
                     *                             }
                     *                           },
                     *                           "additionalProperties": false
                     *                         },
                     *                         {
                     *                           "type": "object",
                     *                           "required": [
                     *                             "type"
                     *                           ],
                     *                           "properties": {
                     *                             "type": {
                     *                               "type": "string",
                     *                               "const": "trade-animal"
                     *                             }
                     *                           },
                     *                           "additionalProperties": false
                     *                         }
                     *                       ],
                     *                       "description": "What a card does. Loot cards: `peek`, `flip`, `return-shares`. All others are scoring cards, played face down."
                     *                     }
                     *                   },
                     *                   "additionalProperties": false
                     *                 },
                     *                 "minItems": 1,
                     *                 "maxItems": 40
                     *               }
                     *             },
                     *             "additionalProperties": false
                     *           },
                     *           "animals": {
                     *             "type": "object",
                     *             "required": [
                     *               "provenance",
                     *               "values"
                     *             ],
                     *             "properties": {
                     *               "provenance": {
                     *                 "enum": [
                     *                   "rules",
                     *                   "found",
                     *                   "deduced",
                     *                   "house"
                     *                 ],
                     *                 "description": "Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public."
                     *               },
                     *               "note": {
                     *                 "type": "string",
                     *                 "maxLength": 2000
                     *               },
                     *               "values": {
                     *                 "type": "array",
                     *                 "items": {
                     *                   "type": "object",
                     *                   "required": [
                     *                     "id",
                     *                     "name"
                     *                   ],
                     *                   "properties": {
                     *                     "id": {
                     *                       "type": "string",
                     *                       "pattern": "^(?!(true|false)$)[a-z][a-z0-9-]*$",
                     *                       "maxLength": 32
                     *                     },
                     *                     "name": {
                     *                       "type": "object",
                     *                       "required": [
                     *                         "en",
                     *                         "de"
                     *                       ],
                     *                       "properties": {
                     *                         "en": {
                     *                           "type": "string",
                     *                           "minLength": 1,
                     *                           "maxLength": 80
                     *                         },
                     *                         "de": {
                     *                           "type": "string",
                     *                           "minLength": 1,
                     *                           "maxLength": 80
                     *                         }
                     *                       },
                     *                       "additionalProperties": false
                     *                     }
                     *                   },
                     *                   "additionalProperties": false
                     *                 },
                     *                 "minItems": 1,
                     *                 "maxItems": 12,
                     *                 "description": "The kinds of collectible animals."
                     *               }
                     *             },
                     *             "additionalProperties": false
                     *           },
                     *           "animalCopies": {
                     *             "type": "object",
                     *             "required": [
                     *               "provenance",
                     *               "values"
                     *             ],
                     *             "properties": {
                     *               "provenance": {
                     *                 "enum": [
                     *                   "rules",
                     *                   "found",
                     *                   "deduced",
                     *                   "house"
                     *                 ],
                     *                 "description": "Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public."
                     *               },
                     *               "note": {
                     *                 "type": "string",
                     *                 "maxLength": 2000
                     *               },
                     *               "values": {
                     *                 "type": "integer",
                     *                 "minimum": 1,
                     *                 "maximum": 20,
                     *                 "description": "How many of each kind there are to collect."
                     *               }
                     *             },
                     *             "additionalProperties": false
                     *           },
                     *           "start": {
                     *             "type": "object",
                     *             "required": [
                     *               "provenance",
                     *               "values"
                     *             ],
                     *             "properties": {
                     *               "provenance": {
                     *                 "enum": [
                     *                   "rules",
                     *                   "found",
                     *                   "deduced",
                     *                   "house"
                     *                 ],
                     *                 "description": "Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public."
                     *               },
                     *               "note": {
                     *                 "type": "string",
                     *                 "maxLength": 2000
                     *               },
                     *               "values": {
                     *                 "type": "object",
                     *                 "required": [
                     *                   "score",
                     *                   "fur",
                     *                   "cards",
                     *                   "animalFromSeats"
                     *                 ],
                     *                 "properties": {
                     *                   "score": {
                     *                     "type": "integer",
                     *                     "minimum": 0,
                     *                     "maximum": 200
                     *                   },
                     *                   "fur": {
                     *                     "type": "integer",
                     *                     "minimum": 0,
                     *                     "maximum": 200,
                     *                     "description": "The first space of the fur track."
                     *                   },
                     *                   "cards": {
                     *                     "type": "integer",
                     *                     "minimum": 0,
                     *                     "maximum": 6,
                     *                     "description": "Cards dealt to each seat."
                     *                   },
                     *                   "animalFromSeats": {
                     *                     "type": "integer",
                     *                     "minimum": 2,
                     *                     "maximum": 6,
                     *                     "description": "From so many seats on, everybody begins with one animal."
                     *                   }
                     *                 },
                     *                 "additionalProperties": false
                     *               }
                     *             },
                     *             "additionalProperties": false
                     *           },
                     *           "rounds": {
                     *             "type": "object",
                     *             "required": [
                     *               "provenance",
                     *               "values"
                     *             ],
                     *             "properties": {
                     *               "provenance": {
                     *                 "enum": [
                     *                   "rules",
                     *                   "found",
                     *                   "deduced",
                     *                   "house"
                     *                 ],
                     *                 "description": "Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public."
                     *               },
                     *               "note": {
                     *                 "type": "string",
                     *                 "maxLength": 2000
                     *               },
                     *               "values": {
                     *                 "type": "object",
                     *                 "required": [
                     *                   "first",
                     *                   "last"
                     *                 ],
                     *                 "properties": {
                     *                   "first": {
                     *                     "type": "array",
                     *                     "items": {
                     *                       "type": "integer",
                     *                       "minimum": 1,
                     *                       "maximum": 9
                     *                     },
                     *                     "minItems": 4,
                     *                     "maxItems": 4,
                     *                     "description": "For 2, 3, 4 and 5 seats."
                     *                   },
                     *                   "last": {
                     *                     "type": "integer",
                     *                     "minimum": 1,
                     *                     "maximum": 9
                     *                   }
                     *                 },
                     *                 "additionalProperties": false
                     *               }
                     *             },
                     *             "additionalProperties": false
                     *           },
                     *           "axe": {
                     *             "type": "object",
                     *             "required": [
                     *               "provenance",
                     *               "values"
                     *             ],
                     *             "properties": {
                     *               "provenance": {
                     *                 "enum": [
                     *                   "rules",
                     *                   "found",
                     *                   "deduced",
                     *                   "house"
                     *                 ],
                     *                 "description": "Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public."
                     *               },
                     *               "note": {
                     *                 "type": "string",
                     *                 "maxLength": 2000
                     *               },
                     *               "values": {
                     *                 "type": "object",
                     *                 "required": [
                     *                   "lastRoundPoints"
                     *                 ],
                     *                 "properties": {
                     *                   "lastRoundPoints": {
                     *                     "type": "integer",
                     *                     "minimum": 0,
                     *                     "maximum": 20,
                     *                     "description": "Per axe, instead of a card, in the last round."
                     *                   }
                     *                 },
                     *                 "additionalProperties": false
                     *               }
                     *             },
                     *             "additionalProperties": false
                     *           },
                     *           "tusk": {
                     *             "type": "object",
                     *             "required": [
                     *               "provenance",
                     *               "values"
                     *             ],
                     *             "properties": {
                     *               "provenance": {
                     *                 "enum": [
                     *                   "rules",
                     *                   "found",
                     *                   "deduced",
                     *                   "house"
                     *                 ],
                     *                 "description": "Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public."
                     *               },
                     *               "note": {
                     *                 "type": "string",
                     *                 "maxLength": 2000
                     *               },
                     *               "values": {
                     *                 "type": "object",
                     *                 "required": [
                     *                   "points"
                     *                 ],
                     *                 "properties": {
                     *                   "points": {
                     *                     "type": "integer",
                     *                     "minimum": 0,
                     *                     "maximum": 20
                     *                   }
                     *                 },
                     *                 "additionalProperties": false
                     *               }
                     *             },
                     *             "additionalProperties": false
                     *           },
                     *           "meat": {
                     *             "type": "object",
                     *             "required": [
                     *               "provenance",
                     *               "values"
                     *             ],
                     *             "properties": {
                     *               "provenance": {
                     *                 "enum": [
                     *                   "rules",
                     *                   "found",
                     *                   "deduced",
                     *                   "house"
                     *                 ],
                     *                 "description": "Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public."
                     *               },
                     *               "note": {
                     *                 "type": "string",
                     *                 "maxLength": 2000
                     *               },
                     *               "values": {
                     *                 "type": "object",
                     *                 "required": [
                     *                   "points"
                     *                 ],
                     *                 "properties": {
                     *                   "points": {
                     *                     "type": "array",
                     *                     "items": {
                     *                       "type": "array",
                     *                       "items": {
                     *                         "type": "integer",
                     *                         "minimum": 0,
                     *                         "maximum": 200
                     *                       },
                     *                       "maxItems": 5
                     *                     },
                     *                     "minItems": 4,
                     *                     "maxItems": 4,
                     *                     "description": "For 2, 3, 4 and 5 seats."
                     *                   }
                     *                 },
                     *                 "additionalProperties": false
                     *               }
                     *             },
                     *             "additionalProperties": false
                     *           },
                     *           "fire": {
                     *             "type": "object",
                     *             "required": [
                     *               "provenance",
                     *               "values"
                     *             ],
                     *             "properties": {
                     *               "provenance": {
                     *                 "enum": [
                     *                   "rules",
                     *                   "found",
                     *                   "deduced",
                     *                   "house"
                     *                 ],
                     *                 "description": "Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public."
                     *               },
                     *               "note": {
                     *                 "type": "string",
                     *                 "maxLength": 2000
                     *               },
                     *               "values": {
                     *                 "type": "object",
                     *                 "required": [
                     *                   "penalty",
                     *                   "otherPoints"
                     *                 ],
                     *                 "properties": {
                     *                   "penalty": {
                     *                     "type": "integer",
                     *                     "minimum": 0,
                     *                     "maximum": 50,
                     *                     "description": "Lost by the seat with the fewest."
                     *                   },
                     *                   "otherPoints": {
                     *                     "type": "integer",
                     *                     "minimum": 0,
                     *                     "maximum": 20,
                     *                     "description": "With two seats: gained per fire by the other seat."
                     *                   }
                     *                 },
                     *                 "additionalProperties": false
                     *               }
                     *             },
                     *             "additionalProperties": false
                     *           },
                     *           "animalSets": {
                     *             "type": "object",
                     *             "required": [
                     *               "provenance",
                     *               "values"
                     *             ],
                     *             "properties": {
                     *               "provenance": {
                     *                 "enum": [
                     *                   "rules",
                     *                   "found",
                     *                   "deduced",
                     *                   "house"
                     *                 ],
                     *                 "description": "Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `house`: our own reconstruction, because the printed value is not public."
                     *               },
                     *               "note": {
                     *                 "type": "string",
                     *                 "maxLength": 2000
                     *               },
                     *               "values": {
                     *                 "type": "array",
                     *                 "items": {
                     *                   "type": "integer",
                     *                   "minimum": 0,
                     *                   "maximum": 200
                     *                 },
                     *                 "minItems": 1,
                     *                 "maxItems": 13,
                     *                 "description": "Points at the end for 0, 1, 2 … different animals."
                     *               }
                     *             },
                     *             "additionalProperties": false
                     *           }
                     *         },
                     *         "additionalProperties": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Rulebook"];
                };
            };
            /** @description You have this already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rulebook_not_found`: There is no rulebook with this id. `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/rulebook_not_found",
                     *       "title": "There is no rulebook with this id.",
                     *       "status": 404,
                     *       "code": "rulebook_not_found",
                     *       "detail": "There is no rulebook with this id."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ayla"
                 *     }
                 */
                "application/json": components["schemas"]["CreatePlayer"];
            };
        };
        responses: {
            /** @description `NewPlayer` */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "player": {
                     *         "id": "01890000-0000-7000-8000-000000000004",
                     *         "name": "Ayla",
                     *         "bot": false,
                     *         "createdAt": "2026-01-01T00:00:03.000Z"
                     *       },
                     *       "token": {
                     *         "id": "01890000-0000-7000-8000-000000000006",
                     *         "name": "first",
                     *         "scopes": [
                     *           "read",
                     *           "play",
                     *           "manage"
                     *         ],
                     *         "createdAt": "2026-01-01T00:00:05.000Z",
                     *         "expiresAt": null,
                     *         "key": null
                     *       },
                     *       "secret": "pf_example00000007"
                     *     }
                     */
                    "application/json": components["schemas"]["NewPlayer"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/malformed",
                     *       "title": "The request does not fit its schema.",
                     *       "status": 400,
                     *       "code": "malformed",
                     *       "detail": "The request does not fit its schema.",
                     *       "errors": [
                     *         {
                     *           "pointer": "/name",
                     *           "detail": "must NOT have fewer than 1 characters"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who the token belongs to, and what it may do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "player": {
                     *         "id": "01890000-0000-7000-8000-000000000004",
                     *         "name": "Ayla",
                     *         "bot": false,
                     *         "createdAt": "2026-01-01T00:00:03.000Z"
                     *       },
                     *       "token": {
                     *         "id": "01890000-0000-7000-8000-000000000006",
                     *         "name": "first",
                     *         "scopes": [
                     *           "read",
                     *           "play",
                     *           "manage"
                     *         ],
                     *         "createdAt": "2026-01-01T00:00:05.000Z",
                     *         "expiresAt": null,
                     *         "key": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/unauthorized",
                     *       "title": "A bearer token is needed, and it must be known, not revoked and not expired.",
                     *       "status": 401,
                     *       "code": "unauthorized",
                     *       "detail": "Send a token: Authorization: Bearer …"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mog-ur"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteAccount"];
            };
        };
        responses: {
            /** @description There is no such account any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_confirmed`: The name that was sent to confirm the deletion is not that of the account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not_confirmed",
                     *       "title": "The name that was sent to confirm the deletion is not that of the account.",
                     *       "status": 409,
                     *       "code": "not_confirmed",
                     *       "detail": "This is not the name of the account: nothing was deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renamePlayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mog-ur"
                 *     }
                 */
                "application/json": components["schemas"]["RenamePlayer"];
            };
        };
        responses: {
            /** @description Who the token belongs to, and what it may do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "player": {
                     *         "id": "01890000-0000-7000-8000-000000000042",
                     *         "name": "Mog-ur",
                     *         "bot": false,
                     *         "createdAt": "2026-01-01T00:01:05.000Z"
                     *       },
                     *       "token": {
                     *         "id": "01890000-0000-7000-8000-000000000044",
                     *         "name": "first",
                     *         "scopes": [
                     *           "read",
                     *           "play",
                     *           "manage"
                     *         ],
                     *         "createdAt": "2026-01-01T00:01:07.000Z",
                     *         "expiresAt": null,
                     *         "key": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `Tokens` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tokens": [
                     *         {
                     *           "id": "01890000-0000-7000-8000-000000000006",
                     *           "name": "first",
                     *           "scopes": [
                     *             "read",
                     *             "play",
                     *             "manage"
                     *           ],
                     *           "createdAt": "2026-01-01T00:00:05.000Z",
                     *           "expiresAt": null,
                     *           "key": null
                     *         },
                     *         {
                     *           "id": "01890000-0000-7000-8000-00000000000f",
                     *           "name": "My bot",
                     *           "scopes": [
                     *             "read",
                     *             "play"
                     *           ],
                     *           "createdAt": "2026-01-01T00:00:14.000Z",
                     *           "expiresAt": "2027-01-01T00:00:00.000Z",
                     *           "key": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "My bot",
                 *       "scopes": [
                 *         "read",
                 *         "play"
                 *       ],
                 *       "expiresAt": "2027-01-01T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["CreateToken"];
            };
        };
        responses: {
            /** @description `IssuedToken` */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": {
                     *         "id": "01890000-0000-7000-8000-00000000000f",
                     *         "name": "My bot",
                     *         "scopes": [
                     *           "read",
                     *           "play"
                     *         ],
                     *         "createdAt": "2026-01-01T00:00:14.000Z",
                     *         "expiresAt": "2027-01-01T00:00:00.000Z",
                     *         "key": null
                     *       },
                     *       "secret": "pf_example00000016"
                     *     }
                     */
                    "application/json": components["schemas"]["IssuedToken"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/insufficient_scope",
                     *       "title": "The token lacks the scope that this needs.",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This needs the scope manage."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_tokens`: The account has as many tokens as it may have. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When your clock runs, in games whose clock gives you twelve hours or more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timeZone": "Europe/Amsterdam",
                     *       "weekendsOff": true,
                     *       "quiet": {
                     *         "from": 1320,
                     *         "to": 480
                     *       },
                     *       "vacations": [
                     *         {
                     *           "from": "2026-12-24",
                     *           "to": "2026-12-31"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "timeZone": "Europe/Amsterdam",
                 *       "weekendsOff": true,
                 *       "quiet": {
                 *         "from": 1320,
                 *         "to": 480
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SetHours"];
            };
        };
        responses: {
            /** @description When your clock runs, in games whose clock gives you twelve hours or more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timeZone": "Europe/Amsterdam",
                     *       "weekendsOff": true,
                     *       "quiet": {
                     *         "from": 1320,
                     *         "to": 480
                     *       },
                     *       "vacations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addVacation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2026-12-24",
                 *       "to": "2026-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["Vacation"];
            };
        };
        responses: {
            /** @description When your clock runs, in games whose clock gives you twelve hours or more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timeZone": "Europe/Amsterdam",
                     *       "weekendsOff": true,
                     *       "quiet": {
                     *         "from": 1320,
                     *         "to": 480
                     *       },
                     *       "vacations": [
                     *         {
                     *           "from": "2026-12-24",
                     *           "to": "2026-12-31"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_vacation_days`: There are no more vacation days in that year. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `vacation_in_the_past`: A vacation cannot begin before today. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/vacation_in_the_past",
                     *       "title": "A vacation cannot begin before today.",
                     *       "status": 422,
                     *       "code": "vacation_in_the_past",
                     *       "detail": "A vacation cannot begin before today."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endVacation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                from: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When your clock runs, in games whose clock gives you twelve hours or more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timeZone": "Europe/Amsterdam",
                     *       "weekendsOff": true,
                     *       "quiet": {
                     *         "from": 1320,
                     *         "to": 480
                     *       },
                     *       "vacations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listGames: {
        parameters: {
            query?: {
                status?: "open" | "active" | "finished" | "closed";
                rulebook?: string;
                /** @description How many seats they have. */
                seats?: number;
                /** @description Whether a seat is open. */
                open?: boolean;
                /** @description The kind of clock; `fast` for less than twelve hours, so that nights and vacations count, `slow` for more. */
                clock?: "none" | "prompt" | "bank" | "fast" | "slow";
                language?: "en" | "de";
                seat?: "me";
                /** @description From `next` of the page before. */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `Games` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "games": [
                     *         {
                     *           "id": "01890000-0000-7000-8000-000000000013",
                     *           "rulebook": "mammut",
                     *           "rulesVersion": "1",
                     *           "options": {},
                     *           "components": {
                     *             "own": false,
                     *             "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *           },
                     *           "visibility": "public",
                     *           "creator": "01890000-0000-7000-8000-000000000004",
                     *           "status": "active",
                     *           "version": 1,
                     *           "seats": [
                     *             {
                     *               "seat": 0,
                     *               "kind": "player",
                     *               "reserved": false,
                     *               "played": "holder",
                     *               "lapses": 0,
                     *               "bank": null,
                     *               "due": "2026-01-02T00:00:26.000Z",
                     *               "player": {
                     *                 "id": "01890000-0000-7000-8000-000000000004",
                     *                 "name": "Ayla",
                     *                 "guest": false
                     *               }
                     *             },
                     *             {
                     *               "seat": 1,
                     *               "kind": "player",
                     *               "reserved": false,
                     *               "played": "holder",
                     *               "lapses": 0,
                     *               "bank": null,
                     *               "due": null,
                     *               "player": {
                     *                 "id": "01890000-0000-7000-8000-000000000009",
                     *                 "name": "Brun",
                     *                 "guest": false
                     *               }
                     *             }
                     *           ],
                     *           "yourSeats": [],
                     *           "prompts": [
                     *             {
                     *               "seat": 0,
                     *               "kind": "division",
                     *               "about": {
                     *                 "doing": "dividing",
                     *                 "last": false
                     *               }
                     *             }
                     *           ],
                     *           "outcome": null,
                     *           "clock": {
                     *             "kind": "prompt",
                     *             "seconds": 86400,
                     *             "onTimeout": "autopilot",
                     *             "lapses": 2
                     *           },
                     *           "language": "de",
                     *           "invited": [],
                     *           "rematchOf": null,
                     *           "rematch": null,
                     *           "forkedFrom": null,
                     *           "undo": {
                     *             "way": null,
                     *             "asked": null
                     *           },
                     *           "fairness": {
                     *             "commitment": "36fcf9f86aa85d616adb518640858bd33d554da1414444965a33d4440767ef50",
                     *             "entropy": [
                     *               null,
                     *               null
                     *             ],
                     *             "seed": null
                     *           },
                     *           "createdAt": "2026-01-01T00:00:18.000Z",
                     *           "startedAt": "2026-01-01T00:00:26.000Z",
                     *           "finishedAt": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["Games"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. `bad_cursor`: The cursor is not one that this server gave out, or it lies beyond the end. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/bad_cursor",
                     *       "title": "The cursor is not one that this server gave out, or it lies beyond the end.",
                     *       "status": 400,
                     *       "code": "bad_cursor",
                     *       "detail": "This cursor is not one that this server gave out."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rulebook_not_found`: There is no rulebook with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rulebook": "mammut",
                 *       "seats": [
                 *         "me",
                 *         "open",
                 *         "open"
                 *       ],
                 *       "visibility": "private"
                 *     }
                 */
                "application/json": components["schemas"]["CreateGame"];
            };
        };
        responses: {
            /** @description What everybody who may see the game may know of it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-00000000001c",
                     *       "rulebook": "mammut",
                     *       "rulesVersion": "1",
                     *       "options": {},
                     *       "components": {
                     *         "own": false,
                     *         "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *       },
                     *       "visibility": "private",
                     *       "creator": "01890000-0000-7000-8000-000000000004",
                     *       "status": "open",
                     *       "version": 0,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000004",
                     *             "name": "Ayla",
                     *             "guest": false
                     *           }
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "open",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "kind": "open",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null
                     *         }
                     *       ],
                     *       "yourSeats": [
                     *         0
                     *       ],
                     *       "prompts": [],
                     *       "outcome": null,
                     *       "clock": null,
                     *       "language": null,
                     *       "invited": [],
                     *       "rematchOf": null,
                     *       "rematch": null,
                     *       "forkedFrom": null,
                     *       "undo": {
                     *         "way": null,
                     *         "asked": null
                     *       },
                     *       "fairness": {
                     *         "commitment": "4ec98e272a43c1de2f06594763dd758d30b0b880345d0395a7cafa00484a2e77",
                     *         "entropy": [
                     *           null,
                     *           null,
                     *           null
                     *         ],
                     *         "seed": null
                     *       },
                     *       "createdAt": "2026-01-01T00:00:27.000Z",
                     *       "startedAt": null,
                     *       "finishedAt": null,
                     *       "invitation": "example00000029"
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/malformed",
                     *       "title": "The request does not fit its schema.",
                     *       "status": 400,
                     *       "code": "malformed",
                     *       "detail": "The game cannot be created like this.",
                     *       "errors": [
                     *         {
                     *           "pointer": "/seats",
                     *           "detail": "mammut is for 2 to 5 seats"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rulebook_not_found`: There is no rulebook with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGame: {
        parameters: {
            query?: {
                /** @description To look at a private game before joining it. */
                invitation?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What everybody who may see the game may know of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-000000000027",
                     *       "rulebook": "mammut",
                     *       "rulesVersion": "1",
                     *       "options": {},
                     *       "components": {
                     *         "own": false,
                     *         "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *       },
                     *       "visibility": "private",
                     *       "creator": "01890000-0000-7000-8000-000000000004",
                     *       "status": "open",
                     *       "version": 0,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000004",
                     *             "name": "Ayla",
                     *             "guest": false
                     *           }
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "open",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null
                     *         }
                     *       ],
                     *       "yourSeats": [
                     *         0
                     *       ],
                     *       "prompts": [],
                     *       "outcome": null,
                     *       "clock": null,
                     *       "language": null,
                     *       "invited": [],
                     *       "rematchOf": null,
                     *       "rematch": null,
                     *       "forkedFrom": null,
                     *       "undo": {
                     *         "way": null,
                     *         "asked": null
                     *       },
                     *       "fairness": {
                     *         "commitment": "2086d3f5224da74aabe9049319bca09d740aa36d7f78fce2256481762ff2ffdd",
                     *         "entropy": [
                     *           null,
                     *           null
                     *         ],
                     *         "seed": null
                     *       },
                     *       "createdAt": "2026-01-01T00:00:38.000Z",
                     *       "startedAt": null,
                     *       "finishedAt": null,
                     *       "invitation": "example00000040"
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not_found",
                     *       "title": "There is nothing at this address, or it is not yours to see.",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "There is no such game, or it is not yours to see."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    closeGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game is closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_the_creator`: Only the creator of the game may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `already_started`: The game has started, so its seats are settled. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getComponents: {
        parameters: {
            query?: {
                /** @description To look at a private game before joining it. */
                invitation?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the rulebook’s components schema says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tiles": {
                     *         "provenance": "house",
                     *         "note": "That there are 31 tiles with two faces is in the rules; the faces are our reconstruction, chosen so that final scores come out as people report them.",
                     *         "values": [
                     *           {
                     *             "faces": [
                     *               "woolly-rhino",
                     *               "axe"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "cave-bear",
                     *               "fur"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "giant-deer",
                     *               "tusk"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "steppe-bison",
                     *               "meat"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "sabre-tooth",
                     *               "fire"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "musk-ox",
                     *               "question"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "cave-lion",
                     *               "question"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "tusk",
                     *               "question"
                     *             ],
                     *             "copies": 2
                     *           },
                     *           {
                     *             "faces": [
                     *               "meat",
                     *               "question"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "fur",
                     *               "question"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "fire",
                     *               "question"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "axe",
                     *               "question"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "fur",
                     *               "meat"
                     *             ],
                     *             "copies": 4
                     *           },
                     *           {
                     *             "faces": [
                     *               "tusk",
                     *               "meat"
                     *             ],
                     *             "copies": 3
                     *           },
                     *           {
                     *             "faces": [
                     *               "meat",
                     *               "fire"
                     *             ],
                     *             "copies": 2
                     *           },
                     *           {
                     *             "faces": [
                     *               "fur",
                     *               "fire"
                     *             ],
                     *             "copies": 2
                     *           },
                     *           {
                     *             "faces": [
                     *               "tusk",
                     *               "fire"
                     *             ],
                     *             "copies": 2
                     *           },
                     *           {
                     *             "faces": [
                     *               "fur",
                     *               "tusk"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "axe",
                     *               "fur"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "axe",
                     *               "tusk"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "axe",
                     *               "meat"
                     *             ],
                     *             "copies": 1
                     *           },
                     *           {
                     *             "faces": [
                     *               "axe",
                     *               "fire"
                     *             ],
                     *             "copies": 1
                     *           }
                     *         ]
                     *       },
                     *       "shaman": {
                     *         "provenance": "rules",
                     *         "values": {
                     *           "red": "clockwise",
                     *           "blue": "anticlockwise"
                     *         }
                     *       },
                     *       "cards": {
                     *         "provenance": "rules",
                     *         "note": "Names are ours: the printed cards have pictures only.",
                     *         "values": [
                     *           {
                     *             "id": "peek",
                     *             "name": {
                     *               "en": "Sharp eyes",
                     *               "de": "Scharfe Augen"
                     *             },
                     *             "text": {
                     *               "en": "Look secretly at the other face of one or two question tiles.",
                     *               "de": "Sieh dir heimlich die andere Seite von einem oder zwei Fragezeichen an."
                     *             },
                     *             "copies": 3,
                     *             "effect": {
                     *               "type": "peek",
                     *               "tiles": 2
                     *             }
                     *           },
                     *           {
                     *             "id": "flip",
                     *             "name": {
                     *               "en": "Turn of fate",
                     *               "de": "Wendung"
                     *             },
                     *             "text": {
                     *               "en": "Turn over one or two tiles anywhere; not those that show an animal.",
                     *               "de": "Wende ein oder zwei Plättchen, wo immer sie liegen; keine, die ein Tier zeigen."
                     *             },
                     *             "copies": 3,
                     *             "effect": {
                     *               "type": "flip",
                     *               "tiles": 2
                     *             }
                     *           },
                     *           {
                     *             "id": "return",
                     *             "name": {
                     *               "en": "Back to the middle",
                     *               "de": "Zurück in die Mitte"
                     *             },
                     *             "text": {
                     *               "en": "One or more seats put their whole share back into the middle. With two players: one or more shares, your own included.",
                     *               "de": "Ein oder mehrere Mitspieler legen ihren ganzen Anteil in die Mitte zurück. Zu zweit: ein oder mehrere Anteile, auch der eigene."
                     *             },
                     *             "copies": 2,
                     *             "effect": {
                     *               "type": "return-shares"
                     *             }
                     *           },
                     *           {
                     *             "id": "fur",
                     *             "name": {
                     *               "en": "Spare hide",
                     *               "de": "Fell in Reserve"
                     *             },
                     *             "text": {
                     *               "en": "Counts as a fur tile for you.",
                     *               "de": "Gilt für dich als Fellplättchen."
                     *             },
                     *             "copies": 2,
                     *             "effect": {
                     *               "type": "counts-as",
                     *               "whom": "owner",
                     *               "good": "fur"
                     *             }
                     *           },
                     *           {
                     *             "id": "trade-animal",
                     *             "name": {
                     *               "en": "Tamer",
                     *               "de": "Tierbändiger"
                     *             },
                     *             "text": {
                     *               "en": "For one of your animal tiles, gain any animal that you lack.",
                     *               "de": "Nimm für eines deiner Tierplättchen ein beliebiges Tier, das dir fehlt."
                     *             },
                     *             "copies": 2,
                     *             "effect": {
                     *               "type": "trade-animal"
                     *             }
                     *           },
                     *           {
                     *             "id": "axe-points",
                     *             "name": {
                     *               "en": "Keen edge",
                     *               "de": "Scharfe Klinge"
                     *             },
                     *             "text": {
                     *               "en": "Every axe tile of every player also scores 2 points.",
                     *               "de": "Jedes Axtplättchen aller Spieler bringt zusätzlich 2 Punkte."
                     *             },
                     *             "copies": 1,
                     *             "effect": {
                     *               "type": "per-axe",
                     *               "points": 2
                     *             }
                     *           },
                     *           {
                     *             "id": "most-fur-points",
                     *             "name": {
                     *               "en": "Furrier",
                     *               "de": "Kürschner"
                     *             },
                     *             "text": {
                     *               "en": "Whoever has the most fur tiles this round gains 4 points.",
                     *               "de": "Wer in dieser Runde die meisten Fellplättchen hat, erhält 4 Punkte."
                     *             },
                     *             "copies": 1,
                     *             "effect": {
                     *               "type": "most-points",
                     *               "good": "fur",
                     *               "points": 4
                     *             }
                     *           },
                     *           {
                     *             "id": "most-fur-animal",
                     *             "name": {
                     *               "en": "Trapper",
                     *               "de": "Fallensteller"
                     *             },
                     *             "text": {
                     *               "en": "Whoever has the most fur tiles this round gains an animal of their choice.",
                     *               "de": "Wer in dieser Runde die meisten Fellplättchen hat, erhält ein Tier nach Wahl."
                     *             },
                     *             "copies": 1,
                     *             "effect": {
                     *               "type": "most-animal",
                     *               "good": "fur"
                     *             }
                     *           },
                     *           {
                     *             "id": "most-axe-fur",
                     *             "name": {
                     *               "en": "Skinning axe",
                     *               "de": "Axt zum Häuten"
                     *             },
                     *             "text": {
                     *               "en": "Counts as a fur tile for whoever has the most axe tiles.",
                     *               "de": "Gilt als Fellplättchen für den, der die meisten Axtplättchen hat."
                     *             },
                     *             "copies": 1,
                     *             "effect": {
                     *               "type": "counts-as",
                     *               "whom": "most-axe",
                     *               "good": "fur"
                     *             }
                     *           },
                     *           {
                     *             "id": "most-tusk-points",
                     *             "name": {
                     *               "en": "Carver",
                     *               "de": "Schnitzer"
                     *             },
                     *             "text": {
                     *               "en": "Whoever has the most tusk tiles gains 4 points.",
                     *               "de": "Wer die meisten Stoßzahnplättchen hat, erhält 4 Punkte."
                     *             },
                     *             "copies": 1,
                     *             "effect": {
                     *               "type": "most-points",
                     *               "good": "tusk",
                     *               "points": 4
                     *             }
                     *           },
                     *           {
                     *             "id": "most-tusk-fire",
                     *             "name": {
                     *               "en": "Spark from ivory",
                     *               "de": "Funke aus Elfenbein"
                     *             },
                     *             "text": {
                     *               "en": "Counts as a fire tile for whoever has the most tusk tiles.",
                     *               "de": "Gilt als Feuerplättchen für den, der die meisten Stoßzahnplättchen hat."
                     *             },
                     *             "copies": 1,
                     *             "effect": {
                     *               "type": "counts-as",
                     *               "whom": "most-tusk",
                     *               "good": "fire"
                     *             }
                     *           },
                     *           {
                     *             "id": "most-axe-fire",
                     *             "name": {
                     *               "en": "Firewood",
                     *               "de": "Feuerholz"
                     *             },
                     *             "text": {
                     *               "en": "Counts as a fire tile for whoever has the most axe tiles.",
                     *               "de": "Gilt als Feuerplättchen für den, der die meisten Axtplättchen hat."
                     *             },
                     *             "copies": 1,
                     *             "effect": {
                     *               "type": "counts-as",
                     *               "whom": "most-axe",
                     *               "good": "fire"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "animals": {
                     *         "provenance": "house",
                     *         "note": "That there are seven kinds is in the rules; which ones they are is our choice.",
                     *         "values": [
                     *           {
                     *             "id": "woolly-rhino",
                     *             "name": {
                     *               "en": "Woolly rhinoceros",
                     *               "de": "Wollnashorn"
                     *             }
                     *           },
                     *           {
                     *             "id": "cave-bear",
                     *             "name": {
                     *               "en": "Cave bear",
                     *               "de": "Höhlenbär"
                     *             }
                     *           },
                     *           {
                     *             "id": "giant-deer",
                     *             "name": {
                     *               "en": "Giant deer",
                     *               "de": "Riesenhirsch"
                     *             }
                     *           },
                     *           {
                     *             "id": "steppe-bison",
                     *             "name": {
                     *               "en": "Steppe bison",
                     *               "de": "Steppenwisent"
                     *             }
                     *           },
                     *           {
                     *             "id": "sabre-tooth",
                     *             "name": {
                     *               "en": "Sabre-toothed cat",
                     *               "de": "Säbelzahnkatze"
                     *             }
                     *           },
                     *           {
                     *             "id": "musk-ox",
                     *             "name": {
                     *               "en": "Musk ox",
                     *               "de": "Moschusochse"
                     *             }
                     *           },
                     *           {
                     *             "id": "cave-lion",
                     *             "name": {
                     *               "en": "Cave lion",
                     *               "de": "Höhlenlöwe"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "animalCopies": {
                     *         "provenance": "rules",
                     *         "values": 5
                     *       },
                     *       "start": {
                     *         "provenance": "rules",
                     *         "values": {
                     *           "score": 10,
                     *           "fur": 0,
                     *           "cards": 2,
                     *           "animalFromSeats": 4
                     *         }
                     *       },
                     *       "rounds": {
                     *         "provenance": "rules",
                     *         "note": "The number of the round is what the fur track pays, so a larger table skips the cheapest.",
                     *         "values": {
                     *           "first": [
                     *             1,
                     *             1,
                     *             2,
                     *             2
                     *           ],
                     *           "last": 5
                     *         }
                     *       },
                     *       "axe": {
                     *         "provenance": "rules",
                     *         "values": {
                     *           "lastRoundPoints": 3
                     *         }
                     *       },
                     *       "tusk": {
                     *         "provenance": "rules",
                     *         "values": {
                     *           "points": 2
                     *         }
                     *       },
                     *       "meat": {
                     *         "provenance": "rules",
                     *         "values": {
                     *           "points": [
                     *             [
                     *               8
                     *             ],
                     *             [
                     *               8,
                     *               5
                     *             ],
                     *             [
                     *               8,
                     *               5,
                     *               2
                     *             ],
                     *             [
                     *               8,
                     *               5,
                     *               2
                     *             ]
                     *           ]
                     *         }
                     *       },
                     *       "fire": {
                     *         "provenance": "rules",
                     *         "values": {
                     *           "penalty": 5,
                     *           "otherPoints": 1
                     *         }
                     *       },
                     *       "animalSets": {
                     *         "provenance": "rules",
                     *         "values": [
                     *           0,
                     *           0,
                     *           0,
                     *           4,
                     *           9,
                     *           15,
                     *           22,
                     *           30
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What everybody who may see the game may know of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-000000000027",
                     *       "rulebook": "mammut",
                     *       "rulesVersion": "1",
                     *       "options": {},
                     *       "components": {
                     *         "own": false,
                     *         "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *       },
                     *       "visibility": "private",
                     *       "creator": "01890000-0000-7000-8000-000000000004",
                     *       "status": "active",
                     *       "version": 1,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000004",
                     *             "name": "Ayla",
                     *             "guest": false
                     *           }
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000009",
                     *             "name": "Brun",
                     *             "guest": false
                     *           }
                     *         }
                     *       ],
                     *       "yourSeats": [
                     *         0
                     *       ],
                     *       "prompts": [
                     *         {
                     *           "seat": 1,
                     *           "kind": "division",
                     *           "about": {
                     *             "doing": "dividing",
                     *             "last": false
                     *           }
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "clock": null,
                     *       "language": null,
                     *       "invited": [],
                     *       "rematchOf": null,
                     *       "rematch": null,
                     *       "forkedFrom": null,
                     *       "undo": {
                     *         "way": null,
                     *         "asked": null
                     *       },
                     *       "fairness": {
                     *         "commitment": "2086d3f5224da74aabe9049319bca09d740aa36d7f78fce2256481762ff2ffdd",
                     *         "entropy": [
                     *           null,
                     *           "rolled-3-1-and-6"
                     *         ],
                     *         "seed": null
                     *       },
                     *       "createdAt": "2026-01-01T00:00:38.000Z",
                     *       "startedAt": "2026-01-01T00:00:47.000Z",
                     *       "finishedAt": null,
                     *       "invitation": "example00000040"
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_the_creator`: Only the creator of the game may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not_the_creator",
                     *       "title": "Only the creator of the game may do this.",
                     *       "status": 403,
                     *       "code": "not_the_creator",
                     *       "detail": "Only the creator of a game may start it."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `already_started`: The game has started, so its seats are settled. `seats_not_filled`: Every seat must be held before the game can start. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/seats_not_filled",
                     *       "title": "Every seat must be held before the game can start.",
                     *       "status": 409,
                     *       "code": "seats_not_filled",
                     *       "detail": "Nobody sits on seat 1 yet."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    matchGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rulebook": "mammut",
                 *       "seats": 2,
                 *       "clock": {
                 *         "kind": "prompt",
                 *         "seconds": 86400
                 *       },
                 *       "language": "de"
                 *     }
                 */
                "application/json": components["schemas"]["MatchWish"];
            };
        };
        responses: {
            /** @description Joined: its status says whether it has started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-000000000013",
                     *       "rulebook": "mammut",
                     *       "rulesVersion": "1",
                     *       "options": {},
                     *       "components": {
                     *         "own": false,
                     *         "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *       },
                     *       "visibility": "public",
                     *       "creator": "01890000-0000-7000-8000-000000000004",
                     *       "status": "active",
                     *       "version": 1,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": "2026-01-02T00:00:26.000Z",
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000004",
                     *             "name": "Ayla",
                     *             "guest": false
                     *           }
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000009",
                     *             "name": "Brun",
                     *             "guest": false
                     *           }
                     *         }
                     *       ],
                     *       "yourSeats": [
                     *         1
                     *       ],
                     *       "prompts": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "division",
                     *           "about": {
                     *             "doing": "dividing",
                     *             "last": false
                     *           }
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "clock": {
                     *         "kind": "prompt",
                     *         "seconds": 86400,
                     *         "onTimeout": "autopilot",
                     *         "lapses": 2
                     *       },
                     *       "language": "de",
                     *       "invited": [],
                     *       "rematchOf": null,
                     *       "rematch": null,
                     *       "forkedFrom": null,
                     *       "undo": {
                     *         "way": null,
                     *         "asked": null
                     *       },
                     *       "fairness": {
                     *         "commitment": "36fcf9f86aa85d616adb518640858bd33d554da1414444965a33d4440767ef50",
                     *         "entropy": [
                     *           null,
                     *           null
                     *         ],
                     *         "seed": null
                     *       },
                     *       "createdAt": "2026-01-01T00:00:18.000Z",
                     *       "startedAt": "2026-01-01T00:00:26.000Z",
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description Opened, since none suits: it starts when others have come. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-000000000013",
                     *       "rulebook": "mammut",
                     *       "rulesVersion": "1",
                     *       "options": {},
                     *       "components": {
                     *         "own": false,
                     *         "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *       },
                     *       "visibility": "public",
                     *       "creator": "01890000-0000-7000-8000-000000000004",
                     *       "status": "open",
                     *       "version": 0,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000004",
                     *             "name": "Ayla",
                     *             "guest": false
                     *           }
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "open",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null
                     *         }
                     *       ],
                     *       "yourSeats": [
                     *         0
                     *       ],
                     *       "prompts": [],
                     *       "outcome": null,
                     *       "clock": {
                     *         "kind": "prompt",
                     *         "seconds": 86400,
                     *         "onTimeout": "autopilot",
                     *         "lapses": 2
                     *       },
                     *       "language": "de",
                     *       "invited": [],
                     *       "rematchOf": null,
                     *       "rematch": null,
                     *       "forkedFrom": null,
                     *       "undo": {
                     *         "way": null,
                     *         "asked": null
                     *       },
                     *       "fairness": {
                     *         "commitment": "36fcf9f86aa85d616adb518640858bd33d554da1414444965a33d4440767ef50",
                     *         "entropy": [
                     *           null,
                     *           null
                     *         ],
                     *         "seed": null
                     *       },
                     *       "createdAt": "2026-01-01T00:00:18.000Z",
                     *       "startedAt": null,
                     *       "finishedAt": null,
                     *       "invitation": "example00000020"
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rulebook_not_found`: There is no rulebook with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/rulebook_not_found",
                     *       "title": "There is no rulebook with this id.",
                     *       "status": 404,
                     *       "code": "rulebook_not_found",
                     *       "detail": "There is no rulebook \"chess\".",
                     *       "errors": [
                     *         {
                     *           "pointer": "/rulebook",
                     *           "detail": "must be one of mammut, eiszeit, endless-winter, tal-der-mammuts"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What everybody who may see the game may know of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-000000000080",
                     *       "rulebook": "mammut",
                     *       "rulesVersion": "1",
                     *       "options": {},
                     *       "components": {
                     *         "own": false,
                     *         "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *       },
                     *       "visibility": "public",
                     *       "creator": "01890000-0000-7000-8000-00000000005d",
                     *       "status": "open",
                     *       "version": 0,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "open",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-00000000005d",
                     *             "name": "Creb",
                     *             "guest": false
                     *           }
                     *         }
                     *       ],
                     *       "yourSeats": [
                     *         1
                     *       ],
                     *       "prompts": [],
                     *       "outcome": null,
                     *       "clock": null,
                     *       "language": null,
                     *       "invited": [],
                     *       "rematchOf": "01890000-0000-7000-8000-00000000007b",
                     *       "rematch": null,
                     *       "forkedFrom": null,
                     *       "undo": {
                     *         "way": null,
                     *         "asked": null
                     *       },
                     *       "fairness": {
                     *         "commitment": "496069a243699284abc6d2a1642f4e15fd48400d97399c892654351571da40b8",
                     *         "entropy": [
                     *           null,
                     *           null
                     *         ],
                     *         "seed": null
                     *       },
                     *       "createdAt": "2026-01-01T00:02:07.000Z",
                     *       "startedAt": null,
                     *       "finishedAt": null,
                     *       "invitation": "example00000129"
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_seated`: Only somebody who holds a seat in the game may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_over`: The game is not over yet. `seat_reserved`: The seat is kept for somebody who is invited. `game_full`: No seat of the game is open. `already_seated`: You hold a seat in this game. `game_over`: The game is over: nothing more can happen in it. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not_over",
                     *       "title": "The game is not over yet.",
                     *       "status": 409,
                     *       "code": "not_over",
                     *       "detail": "The game goes on."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forkGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 8,
                 *       "seats": [
                 *         "me",
                 *         "me"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ForkGame"];
            };
        };
        responses: {
            /** @description What everybody who may see the game may know of it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-000000000076",
                     *       "rulebook": "mammut",
                     *       "rulesVersion": "1",
                     *       "options": {},
                     *       "components": {
                     *         "own": false,
                     *         "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *       },
                     *       "visibility": "private",
                     *       "creator": "01890000-0000-7000-8000-00000000005d",
                     *       "status": "active",
                     *       "version": 1,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-00000000005d",
                     *             "name": "Creb",
                     *             "guest": false
                     *           }
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-00000000005d",
                     *             "name": "Creb",
                     *             "guest": false
                     *           }
                     *         }
                     *       ],
                     *       "yourSeats": [
                     *         0,
                     *         1
                     *       ],
                     *       "prompts": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "return-shares",
                     *           "about": {
                     *             "card": "return"
                     *           }
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "clock": null,
                     *       "language": null,
                     *       "invited": [],
                     *       "rematchOf": null,
                     *       "rematch": null,
                     *       "forkedFrom": {
                     *         "game": "01890000-0000-7000-8000-000000000062",
                     *         "version": 8
                     *       },
                     *       "undo": {
                     *         "way": null,
                     *         "asked": null
                     *       },
                     *       "fairness": {
                     *         "commitment": "5edc850328750bf894f036474a8b7b059bc457378315cd557dbedefe107b06bc",
                     *         "entropy": [
                     *           null,
                     *           null
                     *         ],
                     *         "seed": null
                     *       },
                     *       "createdAt": "2026-01-01T00:01:57.000Z",
                     *       "startedAt": "2026-01-01T00:02:01.000Z",
                     *       "finishedAt": null,
                     *       "invitation": "example00000119"
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. `version_not_found`: The game has no such version. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_over`: The game is not over yet. `game_over`: The game is over: nothing more can happen in it. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not_over",
                     *       "title": "The game is not over yet.",
                     *       "status": 409,
                     *       "code": "not_over",
                     *       "detail": "The game goes on: nobody may look into it yet."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    joinGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitation": "example00000040"
                 *     }
                 */
                "application/json": components["schemas"]["JoinGame"];
            };
        };
        responses: {
            /** @description What everybody who may see the game may know of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-000000000027",
                     *       "rulebook": "mammut",
                     *       "rulesVersion": "1",
                     *       "options": {},
                     *       "components": {
                     *         "own": false,
                     *         "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *       },
                     *       "visibility": "private",
                     *       "creator": "01890000-0000-7000-8000-000000000004",
                     *       "status": "open",
                     *       "version": 0,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000004",
                     *             "name": "Ayla",
                     *             "guest": false
                     *           }
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000009",
                     *             "name": "Brun",
                     *             "guest": false
                     *           }
                     *         }
                     *       ],
                     *       "yourSeats": [
                     *         1
                     *       ],
                     *       "prompts": [],
                     *       "outcome": null,
                     *       "clock": null,
                     *       "language": null,
                     *       "invited": [],
                     *       "rematchOf": null,
                     *       "rematch": null,
                     *       "forkedFrom": null,
                     *       "undo": {
                     *         "way": null,
                     *         "asked": null
                     *       },
                     *       "fairness": {
                     *         "commitment": "2086d3f5224da74aabe9049319bca09d740aa36d7f78fce2256481762ff2ffdd",
                     *         "entropy": [
                     *           null,
                     *           null
                     *         ],
                     *         "seed": null
                     *       },
                     *       "createdAt": "2026-01-01T00:00:38.000Z",
                     *       "startedAt": null,
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `wrong_invitation`: The invitation is not one of this game. `not_the_creator`: Only the creator of the game may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `seat_taken`: Somebody holds this seat. `seat_reserved`: The seat is kept for somebody who is invited. `game_full`: No seat of the game is open. `already_seated`: You hold a seat in this game. `already_started`: The game has started, so its seats are settled. `game_over`: The game is over: nothing more can happen in it. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/already_seated",
                     *       "title": "You hold a seat in this game.",
                     *       "status": 409,
                     *       "code": "already_seated",
                     *       "detail": "You hold a seat in this game."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leaveGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description The index of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seat is open. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `resigned`: The seat has resigned: its bot plays on. `game_over`: The game is over: nothing more can happen in it. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description The index of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What everybody who may see the game may know of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-000000000027",
                     *       "rulebook": "mammut",
                     *       "rulesVersion": "1",
                     *       "options": {},
                     *       "components": {
                     *         "own": false,
                     *         "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *       },
                     *       "visibility": "private",
                     *       "creator": "01890000-0000-7000-8000-000000000004",
                     *       "status": "active",
                     *       "version": 5,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000004",
                     *             "name": "Ayla",
                     *             "guest": false
                     *           }
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "resigned",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000009",
                     *             "name": "Brun",
                     *             "guest": false
                     *           }
                     *         }
                     *       ],
                     *       "yourSeats": [
                     *         1
                     *       ],
                     *       "prompts": [
                     *         {
                     *           "seat": 1,
                     *           "kind": "division",
                     *           "about": {
                     *             "doing": "taking",
                     *             "share": 2
                     *           }
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "clock": null,
                     *       "language": null,
                     *       "invited": [],
                     *       "rematchOf": null,
                     *       "rematch": null,
                     *       "forkedFrom": null,
                     *       "undo": {
                     *         "way": null,
                     *         "asked": null
                     *       },
                     *       "fairness": {
                     *         "commitment": "2086d3f5224da74aabe9049319bca09d740aa36d7f78fce2256481762ff2ffdd",
                     *         "entropy": [
                     *           null,
                     *           "rolled-3-1-and-6"
                     *         ],
                     *         "seed": null
                     *       },
                     *       "createdAt": "2026-01-01T00:00:38.000Z",
                     *       "startedAt": "2026-01-01T00:00:47.000Z",
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_started`: The game has not started yet. `game_over`: The game is over: nothing more can happen in it. `resigned`: The seat has resigned: its bot plays on. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    comeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description The index of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What everybody who may see the game may know of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-000000000027",
                     *       "rulebook": "mammut",
                     *       "rulesVersion": "1",
                     *       "options": {},
                     *       "components": {
                     *         "own": false,
                     *         "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *       },
                     *       "visibility": "private",
                     *       "creator": "01890000-0000-7000-8000-000000000004",
                     *       "status": "active",
                     *       "version": 4,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000004",
                     *             "name": "Ayla",
                     *             "guest": false
                     *           }
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000009",
                     *             "name": "Brun",
                     *             "guest": false
                     *           }
                     *         }
                     *       ],
                     *       "yourSeats": [
                     *         1
                     *       ],
                     *       "prompts": [
                     *         {
                     *           "seat": 1,
                     *           "kind": "division",
                     *           "about": {
                     *             "doing": "taking",
                     *             "share": 2
                     *           }
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "clock": null,
                     *       "language": null,
                     *       "invited": [],
                     *       "rematchOf": null,
                     *       "rematch": null,
                     *       "forkedFrom": null,
                     *       "undo": {
                     *         "way": null,
                     *         "asked": null
                     *       },
                     *       "fairness": {
                     *         "commitment": "2086d3f5224da74aabe9049319bca09d740aa36d7f78fce2256481762ff2ffdd",
                     *         "entropy": [
                     *           null,
                     *           "rolled-3-1-and-6"
                     *         ],
                     *         "seed": null
                     *       },
                     *       "createdAt": "2026-01-01T00:00:38.000Z",
                     *       "startedAt": "2026-01-01T00:00:47.000Z",
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_started`: The game has not started yet. `game_over`: The game is over: nothing more can happen in it. `resigned`: The seat has resigned: its bot plays on. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description The index of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a seat has laid down to be answered by itself; nobody else sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "01890000-0000-7000-8000-000000000027",
                     *       "seat": 1,
                     *       "orders": []
                     *     }
                     */
                    "application/json": components["schemas"]["Orders"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    layDownOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description The index of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orders": [
                 *         {
                 *           "kind": "once",
                 *           "action": "take:place=1"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["LayDownOrders"];
            };
        };
        responses: {
            /** @description What a seat has laid down to be answered by itself; nobody else sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "01890000-0000-7000-8000-000000000027",
                     *       "seat": 1,
                     *       "orders": [
                     *         {
                     *           "kind": "once",
                     *           "action": "take:place=1"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Orders"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_over`: The game is over: nothing more can happen in it. `resigned`: The seat has resigned: its bot plays on. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addEntropy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description The index of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entropy": "rolled-3-1-and-6"
                 *     }
                 */
                "application/json": components["schemas"]["AddEntropy"];
            };
        };
        responses: {
            /** @description What everybody who may see the game may know of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-000000000027",
                     *       "rulebook": "mammut",
                     *       "rulesVersion": "1",
                     *       "options": {},
                     *       "components": {
                     *         "own": false,
                     *         "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *       },
                     *       "visibility": "private",
                     *       "creator": "01890000-0000-7000-8000-000000000004",
                     *       "status": "open",
                     *       "version": 0,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000004",
                     *             "name": "Ayla",
                     *             "guest": false
                     *           }
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000009",
                     *             "name": "Brun",
                     *             "guest": false
                     *           }
                     *         }
                     *       ],
                     *       "yourSeats": [
                     *         1
                     *       ],
                     *       "prompts": [],
                     *       "outcome": null,
                     *       "clock": null,
                     *       "language": null,
                     *       "invited": [],
                     *       "rematchOf": null,
                     *       "rematch": null,
                     *       "forkedFrom": null,
                     *       "undo": {
                     *         "way": null,
                     *         "asked": null
                     *       },
                     *       "fairness": {
                     *         "commitment": "2086d3f5224da74aabe9049319bca09d740aa36d7f78fce2256481762ff2ffdd",
                     *         "entropy": [
                     *           null,
                     *           "rolled-3-1-and-6"
                     *         ],
                     *         "seed": null
                     *       },
                     *       "createdAt": "2026-01-01T00:00:38.000Z",
                     *       "startedAt": null,
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `already_started`: The game has started, so its seats are settled. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeSeatKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description The index of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Durc"
                 *     }
                 */
                "application/json": components["schemas"]["MakeKey"];
            };
        };
        responses: {
            /** @description A token that reads and acts for one seat of one game, and nothing else. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "01890000-0000-7000-8000-00000000001c",
                     *       "seat": 1,
                     *       "guest": {
                     *         "id": "01890000-0000-7000-8000-000000000021",
                     *         "name": "Durc"
                     *       },
                     *       "secret": "pf_example00000036"
                     *     }
                     */
                    "application/json": components["schemas"]["SeatKey"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_the_creator`: Only the creator of the game may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `seat_taken`: Somebody holds this seat. `seat_reserved`: The seat is kept for somebody who is invited. `game_over`: The game is over: nothing more can happen in it. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/seat_taken",
                     *       "title": "Somebody holds this seat.",
                     *       "status": 409,
                     *       "code": "seat_taken",
                     *       "detail": "Seat 0 is taken."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeSeatKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description The index of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_the_creator`: Only the creator of the game may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "player": "Brun",
                 *       "seat": 2
                 *     }
                 */
                "application/json": components["schemas"]["Invite"];
            };
        };
        responses: {
            /** @description What everybody who may see the game may know of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-00000000001c",
                     *       "rulebook": "mammut",
                     *       "rulesVersion": "1",
                     *       "options": {},
                     *       "components": {
                     *         "own": false,
                     *         "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *       },
                     *       "visibility": "private",
                     *       "creator": "01890000-0000-7000-8000-000000000004",
                     *       "status": "open",
                     *       "version": 0,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000004",
                     *             "name": "Ayla",
                     *             "guest": false
                     *           }
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "open",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "kind": "open",
                     *           "reserved": true,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null
                     *         }
                     *       ],
                     *       "yourSeats": [
                     *         0
                     *       ],
                     *       "prompts": [],
                     *       "outcome": null,
                     *       "clock": null,
                     *       "language": null,
                     *       "invited": [
                     *         {
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000009",
                     *             "name": "Brun"
                     *           },
                     *           "seat": 2
                     *         }
                     *       ],
                     *       "rematchOf": null,
                     *       "rematch": null,
                     *       "forkedFrom": null,
                     *       "undo": {
                     *         "way": null,
                     *         "asked": null
                     *       },
                     *       "fairness": {
                     *         "commitment": "4ec98e272a43c1de2f06594763dd758d30b0b880345d0395a7cafa00484a2e77",
                     *         "entropy": [
                     *           null,
                     *           null,
                     *           null
                     *         ],
                     *         "seed": null
                     *       },
                     *       "createdAt": "2026-01-01T00:00:27.000Z",
                     *       "startedAt": null,
                     *       "finishedAt": null,
                     *       "invitation": "example00000029"
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_the_creator`: Only the creator of the game may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not_found",
                     *       "title": "There is nothing at this address, or it is not yours to see.",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "There is no such player, or it is not yours to see."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `name_not_unique`: Several accounts have this name: `candidates` has their ids. `already_seated`: You hold a seat in this game. `seat_taken`: Somebody holds this seat. `seat_reserved`: The seat is kept for somebody who is invited. `too_many_invitations`: As many people are invited as may be. `game_over`: The game is over: nothing more can happen in it. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uninvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are not invited any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_the_creator`: Only the creator of the game may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games that you are invited to, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invitations": [
                     *         {
                     *           "seat": 2,
                     *           "game": {
                     *             "id": "01890000-0000-7000-8000-00000000001c",
                     *             "rulebook": "mammut",
                     *             "rulesVersion": "1",
                     *             "options": {},
                     *             "components": {
                     *               "own": false,
                     *               "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *             },
                     *             "visibility": "private",
                     *             "creator": "01890000-0000-7000-8000-000000000004",
                     *             "status": "open",
                     *             "version": 0,
                     *             "seats": [
                     *               {
                     *                 "seat": 0,
                     *                 "kind": "player",
                     *                 "reserved": false,
                     *                 "played": "holder",
                     *                 "lapses": 0,
                     *                 "bank": null,
                     *                 "due": null,
                     *                 "player": {
                     *                   "id": "01890000-0000-7000-8000-000000000004",
                     *                   "name": "Ayla",
                     *                   "guest": false
                     *                 }
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "kind": "open",
                     *                 "reserved": false,
                     *                 "played": "holder",
                     *                 "lapses": 0,
                     *                 "bank": null,
                     *                 "due": null
                     *               },
                     *               {
                     *                 "seat": 2,
                     *                 "kind": "open",
                     *                 "reserved": true,
                     *                 "played": "holder",
                     *                 "lapses": 0,
                     *                 "bank": null,
                     *                 "due": null
                     *               }
                     *             ],
                     *             "yourSeats": [],
                     *             "prompts": [],
                     *             "outcome": null,
                     *             "clock": null,
                     *             "language": null,
                     *             "invited": [
                     *               {
                     *                 "player": {
                     *                   "id": "01890000-0000-7000-8000-000000000009",
                     *                   "name": "Brun"
                     *                 },
                     *                 "seat": 2
                     *               }
                     *             ],
                     *             "rematchOf": null,
                     *             "rematch": null,
                     *             "forkedFrom": null,
                     *             "undo": {
                     *               "way": null,
                     *               "asked": null
                     *             },
                     *             "fairness": {
                     *               "commitment": "4ec98e272a43c1de2f06594763dd758d30b0b880345d0395a7cafa00484a2e77",
                     *               "entropy": [
                     *                 null,
                     *                 null,
                     *                 null
                     *               ],
                     *               "seed": null
                     *             },
                     *             "createdAt": "2026-01-01T00:00:27.000Z",
                     *             "startedAt": null,
                     *             "finishedAt": null
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getView: {
        parameters: {
            query?: {
                /** @description Through whose eyes: a seat of yours, or `spectator`. Your first seat where you name none. */
                seat?: string;
                /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
                at?: number;
                /** @description To look at a private game before joining it. */
                invitation?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `GameView` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "01890000-0000-7000-8000-000000000027",
                     *       "rulebook": "mammut",
                     *       "version": 1,
                     *       "viewer": 1,
                     *       "prompts": [
                     *         {
                     *           "seat": 1,
                     *           "kind": "division",
                     *           "about": {
                     *             "doing": "dividing",
                     *             "last": false
                     *           }
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "view": {
                     *         "viewer": 1,
                     *         "round": 1,
                     *         "startSeat": 1,
                     *         "over": false,
                     *         "turn": {
                     *           "seat": 1,
                     *           "share": null,
                     *           "card": null,
                     *           "chosen": [],
                     *           "doing": "dividing"
                     *         },
                     *         "tiles": [
                     *           {
                     *             "place": 0,
                     *             "face": "fire",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 1,
                     *             "face": "question",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 2,
                     *             "face": "question",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 3,
                     *             "face": "shaman-blue",
                     *             "other": "shaman-red",
                     *             "share": null,
                     *             "seenBy": [
                     *               0,
                     *               1
                     *             ]
                     *           },
                     *           {
                     *             "place": 4,
                     *             "face": "fur",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 5,
                     *             "face": "fur",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 6,
                     *             "face": "tusk",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 7,
                     *             "face": "question",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 8,
                     *             "face": "musk-ox",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 9,
                     *             "face": "fire",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 10,
                     *             "face": "fur",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 11,
                     *             "face": "fire",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 12,
                     *             "face": "fire",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 13,
                     *             "face": "tusk",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 14,
                     *             "face": "meat",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 15,
                     *             "face": "meat",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 16,
                     *             "face": "fur",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 17,
                     *             "face": "fur",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 18,
                     *             "face": "question",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 19,
                     *             "face": "question",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 20,
                     *             "face": "meat",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 21,
                     *             "face": "axe",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 22,
                     *             "face": "giant-deer",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 23,
                     *             "face": "question",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 24,
                     *             "face": "fire",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 25,
                     *             "face": "meat",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 26,
                     *             "face": "tusk",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 27,
                     *             "face": "axe",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 28,
                     *             "face": "axe",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 29,
                     *             "face": "fur",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 30,
                     *             "face": "tusk",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           },
                     *           {
                     *             "place": 31,
                     *             "face": "axe",
                     *             "other": null,
                     *             "share": null,
                     *             "seenBy": []
                     *           }
                     *         ],
                     *         "seats": [
                     *           {
                     *             "seat": 0,
                     *             "score": 10,
                     *             "fur": 0,
                     *             "animals": [],
                     *             "handSize": 2,
                     *             "faceDown": 0
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "score": 10,
                     *             "fur": 0,
                     *             "animals": [],
                     *             "handSize": 2,
                     *             "faceDown": 0
                     *           }
                     *         ],
                     *         "hand": [
                     *           {
                     *             "card": "peek",
                     *             "effect": {
                     *               "type": "peek",
                     *               "tiles": 2
                     *             }
                     *           },
                     *           {
                     *             "card": "axe-points",
                     *             "effect": {
                     *               "type": "per-axe",
                     *               "points": 2
                     *             }
                     *           }
                     *         ],
                     *         "faceDown": [],
                     *         "table": [],
                     *         "deckSize": 15,
                     *         "discards": [],
                     *         "scored": null,
                     *         "numbers": {
                     *           "lastRound": 5,
                     *           "axePoints": 3,
                     *           "tuskPoints": 2,
                     *           "meatPoints": [
                     *             8
                     *           ],
                     *           "firePenalty": 5,
                     *           "firePoints": 1,
                     *           "animalPoints": [
                     *             0,
                     *             0,
                     *             0,
                     *             4,
                     *             9,
                     *             15,
                     *             22,
                     *             30
                     *           ],
                     *           "animals": [
                     *             "woolly-rhino",
                     *             "cave-bear",
                     *             "giant-deer",
                     *             "steppe-bison",
                     *             "sabre-tooth",
                     *             "musk-ox",
                     *             "cave-lion"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GameView"];
                };
            };
            /** @description You have this version. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. `version_not_found`: The game has no such version. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_started`: The game has not started yet. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not_started",
                     *       "title": "The game has not started yet.",
                     *       "status": 409,
                     *       "code": "not_started",
                     *       "detail": "The game has not started yet."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPicture: {
        parameters: {
            query?: {
                /** @description Through whose eyes: a seat of yours, or `spectator`. Your first seat where you name none. */
                seat?: string;
                /** @description To look at a private game before joining it. */
                invitation?: string;
                /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
                at?: number;
                /** @description The language of texts; else the one that Accept-Language asks for. */
                lang?: "en" | "de";
                /** @description For a light or a dark surrounding. */
                scheme?: "light" | "dark";
                /** @description How wide it is to be shown, in pixels: below 700 it is laid out as a column. */
                size?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description You have this picture. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. `version_not_found`: The game has no such version. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_started`: The game has not started yet. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPictureAsPng: {
        parameters: {
            query?: {
                /** @description Through whose eyes: a seat of yours, or `spectator`. Your first seat where you name none. */
                seat?: string;
                /** @description To look at a private game before joining it. */
                invitation?: string;
                /** @description The number of entries in the log; also the ETag of the view and the cursor of the stream. */
                at?: number;
                /** @description The language of texts; else the one that Accept-Language asks for. */
                lang?: "en" | "de";
                /** @description For a light or a dark surrounding. */
                scheme?: "light" | "dark";
                /** @description How wide it is to be shown, in pixels: below 700 it is laid out as a column. */
                size?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description You have this picture. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. `version_not_found`: The game has no such version. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not_found",
                     *       "title": "There is nothing at this address, or it is not yours to see.",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "There is no such game, or it is not yours to see."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_started`: The game has not started yet. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReplay: {
        parameters: {
            query?: {
                /** @description Through whose eyes: a seat of yours, or `spectator`. Your first seat where you name none. */
                seat?: string;
                /** @description To look at a private game before joining it. */
                invitation?: string;
                /** @description The language of texts; else the one that Accept-Language asks for. */
                lang?: "en" | "de";
                /** @description For a light or a dark surrounding. */
                scheme?: "light" | "dark";
                /** @description How wide it is to be shown, in pixels: below 700 it is laid out as a column. */
                size?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The moving picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description You have this picture. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_started`: The game has not started yet. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. `not_over`: The game is not over yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not_over",
                     *       "title": "The game is not over yet.",
                     *       "status": 409,
                     *       "code": "not_over",
                     *       "detail": "The game is not over yet."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getActions: {
        parameters: {
            query?: {
                /** @description The language of texts; else the one that Accept-Language asks for. */
                lang?: "en" | "de";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `LegalActions` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "01890000-0000-7000-8000-000000000027",
                     *       "rulebook": "mammut",
                     *       "version": 1,
                     *       "asked": []
                     *     }
                     */
                    "application/json": components["schemas"]["LegalActions"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_seated`: Only somebody who holds a seat in the game may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_started`: The game has not started yet. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    act: {
        parameters: {
            query?: {
                /** @description Write nothing: tell what would be accepted, and what the view would be as far as it is certain. */
                dryRun?: boolean;
            };
            header?: {
                /** @description The ETag of the view that you decided on. */
                "if-match"?: string;
                /** @description Your own name for this request: 1 to 200 visible ASCII characters. */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "take:place=0"
                 *     }
                 */
                "application/json": components["schemas"]["ActRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "01890000-0000-7000-8000-000000000027",
                     *       "rulebook": "mammut",
                     *       "version": 2,
                     *       "entries": [
                     *         {
                     *           "kind": "acted",
                     *           "version": 2,
                     *           "at": "2026-01-01T00:00:49.000Z",
                     *           "hash": "51168c5dc5bb39a9607d753e3843cfde28d44955fd3052640368b9b816a76d80",
                     *           "seat": 1,
                     *           "action": {
                     *             "type": "take",
                     *             "place": 0
                     *           },
                     *           "events": [
                     *             {
                     *               "type": "tile-taken",
                     *               "seat": 1,
                     *               "share": 2,
                     *               "place": 0
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "prompts": [
                     *         {
                     *           "seat": 1,
                     *           "kind": "division",
                     *           "about": {
                     *             "doing": "taking",
                     *             "share": 2
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Acted"] | components["schemas"]["Tried"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/malformed",
                     *       "title": "The request does not fit its schema.",
                     *       "status": 400,
                     *       "code": "malformed",
                     *       "detail": "This is not an action of mammut.",
                     *       "errors": [
                     *         {
                     *           "pointer": "/action",
                     *           "detail": "no action has the id \"dance\""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_seated`: Only somebody who holds a seat in the game may do this. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_started`: The game has not started yet. `game_over`: The game is over: nothing more can happen in it. `resigned`: The seat has resigned: its bot plays on. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale_version`: The game has moved on from the version named in If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/stale_version",
                     *       "title": "The game has moved on from the version named in If-Match.",
                     *       "status": 412,
                     *       "code": "stale_version",
                     *       "detail": "The game is at version 2.",
                     *       "version": 2
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_legal`: The action is not among the legal actions. `not_your_turn`: The seat is not asked anything now. `not_foreseeable`: Of several actions, only the last may depend on chance or on what is hidden. `idempotency_key_reused`: The Idempotency-Key was used before with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not_your_turn",
                     *       "title": "The seat is not asked anything now.",
                     *       "status": 422,
                     *       "code": "not_your_turn",
                     *       "detail": "This seat is not asked anything now.",
                     *       "prompt": null,
                     *       "index": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the view that you decided on. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ask": true
                 *     }
                 */
                "application/json": components["schemas"]["TakeBack"];
            };
        };
        responses: {
            /** @description What everybody who may see the game may know of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-000000000027",
                     *       "rulebook": "mammut",
                     *       "rulesVersion": "1",
                     *       "options": {},
                     *       "components": {
                     *         "own": false,
                     *         "hash": "70708286848ebf83c4460289b5ccb7708979592328d1a1e0a02e4c748e958e4a"
                     *       },
                     *       "visibility": "private",
                     *       "creator": "01890000-0000-7000-8000-000000000004",
                     *       "status": "active",
                     *       "version": 3,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000004",
                     *             "name": "Ayla",
                     *             "guest": false
                     *           }
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "player",
                     *           "reserved": false,
                     *           "played": "holder",
                     *           "lapses": 0,
                     *           "bank": null,
                     *           "due": null,
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000009",
                     *             "name": "Brun",
                     *             "guest": false
                     *           }
                     *         }
                     *       ],
                     *       "yourSeats": [
                     *         1
                     *       ],
                     *       "prompts": [
                     *         {
                     *           "seat": 1,
                     *           "kind": "division",
                     *           "about": {
                     *             "doing": "dividing",
                     *             "last": false
                     *           }
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "clock": null,
                     *       "language": null,
                     *       "invited": [],
                     *       "rematchOf": null,
                     *       "rematch": null,
                     *       "forkedFrom": null,
                     *       "undo": {
                     *         "way": null,
                     *         "asked": null
                     *       },
                     *       "fairness": {
                     *         "commitment": "2086d3f5224da74aabe9049319bca09d740aa36d7f78fce2256481762ff2ffdd",
                     *         "entropy": [
                     *           null,
                     *           "rolled-3-1-and-6"
                     *         ],
                     *         "seed": null
                     *       },
                     *       "createdAt": "2026-01-01T00:00:38.000Z",
                     *       "startedAt": "2026-01-01T00:00:47.000Z",
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_seated`: Only somebody who holds a seat in the game may do this. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_started`: The game has not started yet. `game_over`: The game is over: nothing more can happen in it. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. `resigned`: The seat has resigned: its bot plays on. `undo_too_far`: Chance came, something was learned, or somebody else has acted since: the others must grant it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/undo_too_far",
                     *       "title": "Chance came, something was learned, or somebody else has acted since: the others must grant it.",
                     *       "status": 409,
                     *       "code": "undo_too_far",
                     *       "detail": "Somebody else has acted since."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale_version`: The game has moved on from the version named in If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerTakeBack"];
            };
        };
        responses: {
            /** @description What everybody who may see the game may know of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_started`: The game has not started yet. `game_over`: The game is over: nothing more can happen in it. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. `nothing_asked`: Nobody has asked to take back, or this seat need not answer. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/nothing_asked",
                     *       "title": "Nobody has asked to take back, or this seat need not answer.",
                     *       "status": 409,
                     *       "code": "nothing_asked",
                     *       "detail": "Nobody asks you whether they may take back."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEvents: {
        parameters: {
            query?: {
                /** @description The last version that you have. */
                after?: number;
                limit?: number;
                /** @description Seconds to wait for news before an empty answer is given. */
                wait?: number;
                /** @description Through whose eyes: a seat of yours, or `spectator`. Your first seat where you name none. */
                seat?: string;
                /** @description To look at a private game before joining it. */
                invitation?: string;
                /** @description The language of texts; else the one that Accept-Language asks for. */
                lang?: "en" | "de";
            };
            header?: {
                /** @description Goes before `after` in a stream. */
                "last-event-id"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries as the viewer may know them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "01890000-0000-7000-8000-000000000027",
                     *       "rulebook": "mammut",
                     *       "viewer": 0,
                     *       "version": 4,
                     *       "over": false,
                     *       "entries": [
                     *         {
                     *           "kind": "started",
                     *           "version": 1,
                     *           "at": "2026-01-01T00:00:47.000Z",
                     *           "hash": "2dd2b551b101f0e7c4ca79b97a9c962946f87ee441691f953e98552f78eb5ad7",
                     *           "seats": 2,
                     *           "options": {},
                     *           "events": [
                     *             {
                     *               "type": "start-seat-drawn",
                     *               "seat": 1
                     *             },
                     *             {
                     *               "type": "deck-shuffled",
                     *               "count": 19
                     *             },
                     *             {
                     *               "type": "card-drawn",
                     *               "seat": 0,
                     *               "card": "flip"
                     *             },
                     *             {
                     *               "type": "card-drawn",
                     *               "seat": 0,
                     *               "card": "fur"
                     *             },
                     *             {
                     *               "type": "card-drawn",
                     *               "seat": 1
                     *             },
                     *             {
                     *               "type": "card-drawn",
                     *               "seat": 1
                     *             },
                     *             {
                     *               "type": "tiles-thrown",
                     *               "round": 1,
                     *               "seat": 1,
                     *               "faces": [
                     *                 "fire",
                     *                 "question",
                     *                 "question",
                     *                 "shaman-blue",
                     *                 "fur",
                     *                 "fur",
                     *                 "tusk",
                     *                 "question",
                     *                 "musk-ox",
                     *                 "fire",
                     *                 "fur",
                     *                 "fire",
                     *                 "fire",
                     *                 "tusk",
                     *                 "meat",
                     *                 "meat",
                     *                 "fur",
                     *                 "fur",
                     *                 "question",
                     *                 "question",
                     *                 "meat",
                     *                 "axe",
                     *                 "giant-deer",
                     *                 "question",
                     *                 "fire",
                     *                 "meat",
                     *                 "tusk",
                     *                 "axe",
                     *                 "axe",
                     *                 "fur",
                     *                 "tusk",
                     *                 "axe"
                     *               ]
                     *             }
                     *           ],
                     *           "lines": [
                     *             "Brun begins.",
                     *             "The deck is shuffled: 19 cards.",
                     *             "Ayla draws “Turn of fate”.",
                     *             "Ayla draws “Spare hide”.",
                     *             "Brun draws a card.",
                     *             "Brun draws a card.",
                     *             "Round 1: Brun throws the tiles."
                     *           ]
                     *         },
                     *         {
                     *           "kind": "acted",
                     *           "version": 2,
                     *           "at": "2026-01-01T00:00:49.000Z",
                     *           "hash": "51168c5dc5bb39a9607d753e3843cfde28d44955fd3052640368b9b816a76d80",
                     *           "seat": 1,
                     *           "action": null,
                     *           "events": [
                     *             {
                     *               "type": "tile-taken",
                     *               "seat": 1,
                     *               "share": 2,
                     *               "place": 0
                     *             }
                     *           ],
                     *           "lines": [
                     *             "Brun takes tile 1."
                     *           ]
                     *         },
                     *         {
                     *           "kind": "undone",
                     *           "version": 3,
                     *           "at": "2026-01-01T00:00:51.000Z",
                     *           "hash": "3944ccb3227d3dff4e4ae6168a04b0c04505c298c098db46f5045d6575a8ed12",
                     *           "seat": 1,
                     *           "to": 1,
                     *           "lines": [
                     *             "Brun steps back to version 1."
                     *           ]
                     *         },
                     *         {
                     *           "kind": "acted",
                     *           "version": 4,
                     *           "at": "2026-01-01T00:00:53.000Z",
                     *           "hash": "65819f74ab984f66c63fec60d2c53245a4449588d11e7096cd09557a2a7875c1",
                     *           "seat": 1,
                     *           "action": null,
                     *           "events": [
                     *             {
                     *               "type": "tile-taken",
                     *               "seat": 1,
                     *               "share": 2,
                     *               "place": 1
                     *             }
                     *           ],
                     *           "lines": [
                     *             "Brun takes tile 2."
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EntryPage"];
                    "text/event-stream": string;
                };
            };
            /** @description The game is over, and you have every entry of it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. `bad_cursor`: The cursor is not one that this server gave out, or it lies beyond the end. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/bad_cursor",
                     *       "title": "The cursor is not one that this server gave out, or it lies beyond the end.",
                     *       "status": 400,
                     *       "code": "bad_cursor",
                     *       "detail": "The game is at version 4: nothing can come after 1000 yet."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportGame: {
        parameters: {
            query?: {
                /** @description Through whose eyes: a seat of yours, or `spectator`. Your first seat where you name none. */
                seat?: string;
                /** @description To look at a private game before joining it. */
                invitation?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `ExportedGame` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": "permafrost/1",
                     *       "game": "01890000-0000-7000-8000-000000000027",
                     *       "rulebook": "mammut",
                     *       "rulesVersion": "1",
                     *       "complete": false,
                     *       "viewer": 0,
                     *       "seats": [
                     *         {
                     *           "kind": "player",
                     *           "name": "Ayla"
                     *         },
                     *         {
                     *           "kind": "player",
                     *           "name": "Brun"
                     *         }
                     *       ],
                     *       "commitment": "2086d3f5224da74aabe9049319bca09d740aa36d7f78fce2256481762ff2ffdd",
                     *       "seed": null,
                     *       "forkedFrom": null,
                     *       "outcome": null,
                     *       "entries": [
                     *         {
                     *           "kind": "started",
                     *           "version": 1,
                     *           "at": "2026-01-01T00:00:47.000Z",
                     *           "hash": "2dd2b551b101f0e7c4ca79b97a9c962946f87ee441691f953e98552f78eb5ad7",
                     *           "seats": 2,
                     *           "options": {},
                     *           "events": [
                     *             {
                     *               "type": "start-seat-drawn",
                     *               "seat": 1
                     *             },
                     *             {
                     *               "type": "deck-shuffled",
                     *               "count": 19
                     *             },
                     *             {
                     *               "type": "card-drawn",
                     *               "seat": 0,
                     *               "card": "flip"
                     *             },
                     *             {
                     *               "type": "card-drawn",
                     *               "seat": 0,
                     *               "card": "fur"
                     *             },
                     *             {
                     *               "type": "card-drawn",
                     *               "seat": 1
                     *             },
                     *             {
                     *               "type": "card-drawn",
                     *               "seat": 1
                     *             },
                     *             {
                     *               "type": "tiles-thrown",
                     *               "round": 1,
                     *               "seat": 1,
                     *               "faces": [
                     *                 "fire",
                     *                 "question",
                     *                 "question",
                     *                 "shaman-blue",
                     *                 "fur",
                     *                 "fur",
                     *                 "tusk",
                     *                 "question",
                     *                 "musk-ox",
                     *                 "fire",
                     *                 "fur",
                     *                 "fire",
                     *                 "fire",
                     *                 "tusk",
                     *                 "meat",
                     *                 "meat",
                     *                 "fur",
                     *                 "fur",
                     *                 "question",
                     *                 "question",
                     *                 "meat",
                     *                 "axe",
                     *                 "giant-deer",
                     *                 "question",
                     *                 "fire",
                     *                 "meat",
                     *                 "tusk",
                     *                 "axe",
                     *                 "axe",
                     *                 "fur",
                     *                 "tusk",
                     *                 "axe"
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "kind": "acted",
                     *           "version": 2,
                     *           "at": "2026-01-01T00:00:49.000Z",
                     *           "hash": "51168c5dc5bb39a9607d753e3843cfde28d44955fd3052640368b9b816a76d80",
                     *           "seat": 1,
                     *           "action": null,
                     *           "events": [
                     *             {
                     *               "type": "tile-taken",
                     *               "seat": 1,
                     *               "share": 2,
                     *               "place": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "kind": "undone",
                     *           "version": 3,
                     *           "at": "2026-01-01T00:00:51.000Z",
                     *           "hash": "3944ccb3227d3dff4e4ae6168a04b0c04505c298c098db46f5045d6575a8ed12",
                     *           "seat": 1,
                     *           "to": 1
                     *         },
                     *         {
                     *           "kind": "acted",
                     *           "version": 4,
                     *           "at": "2026-01-01T00:00:53.000Z",
                     *           "hash": "65819f74ab984f66c63fec60d2c53245a4449588d11e7096cd09557a2a7875c1",
                     *           "seat": 1,
                     *           "action": null,
                     *           "events": [
                     *             {
                     *               "type": "tile-taken",
                     *               "seat": 1,
                     *               "share": 2,
                     *               "place": 1
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExportedGame"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_started`: The game has not started yet. `rulebook_changed`: The game was played by a version of the rules that this server no longer has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInbox: {
        parameters: {
            query?: {
                /** @description Seconds to wait for news before an empty answer is given. */
                wait?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that waits for you, longest waiting first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waiting": [
                     *         {
                     *           "game": "01890000-0000-7000-8000-000000000027",
                     *           "rulebook": "mammut",
                     *           "version": 1,
                     *           "since": "2026-01-01T00:00:47.000Z",
                     *           "prompts": [
                     *             {
                     *               "seat": 1,
                     *               "kind": "division",
                     *               "about": {
                     *                 "doing": "dividing",
                     *                 "last": false
                     *               }
                     *             }
                     *           ],
                     *           "due": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Inbox"];
                };
            };
            /** @description Nothing has changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMessages: {
        parameters: {
            query?: {
                /** @description From `older`: only messages before this one. */
                before?: string;
                /** @description From `newer`: only what came after this. */
                after?: string;
                limit?: number;
                /** @description Seconds to wait for news before an empty answer is given. */
                wait?: number;
                /** @description To look at a private game before joining it. */
                invitation?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was said in a game, as far as you may read it and have not muted its author. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "01890000-0000-7000-8000-000000000027",
                     *       "messages": [
                     *         {
                     *           "id": "019b76db-9260-7000-8000-00000000003d",
                     *           "changed": "019b76db-9260-7000-8000-00000000003d",
                     *           "at": "2026-01-01T00:01:00.000Z",
                     *           "author": {
                     *             "id": "01890000-0000-7000-8000-000000000009",
                     *             "name": "Brun"
                     *           },
                     *           "seat": 1,
                     *           "to": null,
                     *           "text": "I could not resist."
                     *         },
                     *         {
                     *           "id": "019b76db-9a30-7000-8000-00000000003f",
                     *           "changed": "019b76db-9a30-7000-8000-00000000003f",
                     *           "at": "2026-01-01T00:01:02.000Z",
                     *           "author": {
                     *             "id": "01890000-0000-7000-8000-000000000004",
                     *             "name": "Ayla"
                     *           },
                     *           "seat": 0,
                     *           "to": [
                     *             0,
                     *             1
                     *           ],
                     *           "text": "You will be sorry."
                     *         }
                     *       ],
                     *       "older": null,
                     *       "newer": "019b76db-9a30-7000-8000-00000000003f"
                     *     }
                     */
                    "application/json": components["schemas"]["Messages"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. `bad_cursor`: The cursor is not one that this server gave out, or it lies beyond the end. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/bad_cursor",
                     *       "title": "The cursor is not one that this server gave out, or it lies beyond the end.",
                     *       "status": 400,
                     *       "code": "bad_cursor",
                     *       "detail": "The request does not fit its schema.",
                     *       "errors": [
                     *         {
                     *           "parameter": "after",
                     *           "detail": "must match format \"uuid\""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "I could not resist."
                 *     }
                 */
                "application/json": components["schemas"]["PostMessage"];
            };
        };
        responses: {
            /** @description `Message` */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019b76db-9260-7000-8000-00000000003d",
                     *       "changed": "019b76db-9260-7000-8000-00000000003d",
                     *       "at": "2026-01-01T00:01:00.000Z",
                     *       "author": {
                     *         "id": "01890000-0000-7000-8000-000000000009",
                     *         "name": "Brun"
                     *       },
                     *       "seat": 1,
                     *       "to": null,
                     *       "text": "I could not resist."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/malformed",
                     *       "title": "The request does not fit its schema.",
                     *       "status": 400,
                     *       "code": "malformed",
                     *       "detail": "The request does not fit its schema.",
                     *       "errors": [
                     *         {
                     *           "pointer": "/text",
                     *           "detail": "must NOT have fewer than 1 characters"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. `not_seated`: Only somebody who holds a seat in the game may do this. `not_your_seat`: The seat belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `nobody_to_read`: Nobody who could read the message holds the seat. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its text is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    followMessages: {
        parameters: {
            query?: {
                /** @description From `newer` of a page: only what comes after. */
                after?: string;
                /** @description To look at a private game before joining it. */
                invitation?: string;
            };
            header?: {
                /** @description Goes before `after`. */
                "last-event-id"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages as they come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description `malformed`: The request does not fit its schema. `bad_cursor`: The cursor is not one that this server gave out, or it lies beyond the end. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMutes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whose messages you do not get, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mutes": [
                     *         {
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000042",
                     *             "name": "Creb"
                     *           },
                     *           "at": "2026-01-01T00:01:10.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Mutes"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mutePlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Muted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_mutes`: The account has muted as many players as it may. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unmutePlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not muted any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that is kept about an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": "permafrost-account/1",
                     *       "player": {
                     *         "id": "01890000-0000-7000-8000-000000000009",
                     *         "name": "Brun",
                     *         "bot": false,
                     *         "createdAt": "2026-01-01T00:00:08.000Z"
                     *       },
                     *       "tokens": [
                     *         {
                     *           "id": "01890000-0000-7000-8000-00000000000b",
                     *           "name": "first",
                     *           "scopes": [
                     *             "read",
                     *             "play",
                     *             "manage"
                     *           ],
                     *           "createdAt": "2026-01-01T00:00:10.000Z",
                     *           "expiresAt": null,
                     *           "key": null
                     *         }
                     *       ],
                     *       "mutes": [
                     *         {
                     *           "player": {
                     *             "id": "01890000-0000-7000-8000-000000000042",
                     *             "name": "Creb"
                     *           },
                     *           "at": "2026-01-01T00:01:10.000Z"
                     *         }
                     *       ],
                     *       "calendar": {
                     *         "timeZone": "UTC",
                     *         "weekendsOff": false,
                     *         "quiet": null,
                     *         "vacations": []
                     *       },
                     *       "webhooks": [],
                     *       "email": null,
                     *       "games": [
                     *         {
                     *           "id": "01890000-0000-7000-8000-000000000013",
                     *           "rulebook": "mammut",
                     *           "status": "active",
                     *           "createdAt": "2026-01-01T00:00:18.000Z",
                     *           "creator": false,
                     *           "seats": [
                     *             {
                     *               "seat": 1,
                     *               "entropy": null,
                     *               "orders": []
                     *             }
                     *           ],
                     *           "entries": 0
                     *         },
                     *         {
                     *           "id": "01890000-0000-7000-8000-000000000027",
                     *           "rulebook": "mammut",
                     *           "status": "active",
                     *           "createdAt": "2026-01-01T00:00:38.000Z",
                     *           "creator": false,
                     *           "seats": [
                     *             {
                     *               "seat": 1,
                     *               "entropy": "rolled-3-1-and-6",
                     *               "orders": []
                     *             }
                     *           ],
                     *           "entries": 2
                     *         }
                     *       ],
                     *       "invitations": [],
                     *       "messages": [
                     *         {
                     *           "game": "01890000-0000-7000-8000-000000000027",
                     *           "id": "019b76db-9260-7000-8000-00000000003d",
                     *           "at": "2026-01-01T00:01:00.000Z",
                     *           "seat": 1,
                     *           "to": null,
                     *           "text": null
                     *         }
                     *       ],
                     *       "answers": []
                     *     }
                     */
                    "application/json": components["schemas"]["ExportedAccount"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `Webhooks` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhooks": [
                     *         {
                     *           "id": "01890000-0000-7000-8000-00000000004c",
                     *           "url": "https://bot.example.com/permafrost",
                     *           "events": [
                     *             "prompt.opened",
                     *             "game.finished"
                     *           ],
                     *           "games": [],
                     *           "active": true,
                     *           "failingSince": null,
                     *           "disabled": null,
                     *           "createdAt": "2026-01-01T00:01:15.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://bot.example.com/permafrost",
                 *       "events": [
                 *         "prompt.opened",
                 *         "game.finished"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description `IssuedWebhook` */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook": {
                     *         "id": "01890000-0000-7000-8000-00000000004c",
                     *         "url": "https://bot.example.com/permafrost",
                     *         "events": [
                     *           "prompt.opened",
                     *           "game.finished"
                     *         ],
                     *         "games": [],
                     *         "active": true,
                     *         "failingSince": null,
                     *         "disabled": null,
                     *         "createdAt": "2026-01-01T00:01:15.000Z"
                     *       },
                     *       "secret": "whsec_ZXhhbXBsZTAwMDAwMDc3"
                     *     }
                     */
                    "application/json": components["schemas"]["IssuedWebhook"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_webhooks`: The account has as many webhooks as it may have. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook_address_refused`: The address is not one that this server may call. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/webhook_address_refused",
                     *       "title": "The address is not one that this server may call.",
                     *       "status": 422,
                     *       "code": "webhook_address_refused",
                     *       "detail": "169.254.169.254 is not on the open internet: this server does not call private addresses.",
                     *       "errors": [
                     *         {
                     *           "pointer": "/url",
                     *           "detail": "169.254.169.254 is not on the open internet: this server does not call private addresses."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where you want to be told of what happens, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-00000000004c",
                     *       "url": "https://bot.example.com/permafrost",
                     *       "events": [
                     *         "prompt.opened",
                     *         "game.finished"
                     *       ],
                     *       "games": [],
                     *       "active": true,
                     *       "failingSince": null,
                     *       "disabled": null,
                     *       "createdAt": "2026-01-01T00:01:15.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not_found",
                     *       "title": "There is nothing at this address, or it is not yours to see.",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "There is no such webhook, or it is not yours to see."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false
                 *     }
                 */
                "application/json": components["schemas"]["ChangeWebhook"];
            };
        };
        responses: {
            /** @description Where you want to be told of what happens, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-00000000004c",
                     *       "url": "https://bot.example.com/permafrost",
                     *       "events": [
                     *         "prompt.opened",
                     *         "game.finished"
                     *       ],
                     *       "games": [],
                     *       "active": false,
                     *       "failingSince": null,
                     *       "disabled": null,
                     *       "createdAt": "2026-01-01T00:01:15.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook_address_refused`: The address is not one that this server may call. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `IssuedWebhook` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook": {
                     *         "id": "01890000-0000-7000-8000-00000000004c",
                     *         "url": "https://bot.example.com/permafrost",
                     *         "events": [
                     *           "prompt.opened",
                     *           "game.finished"
                     *         ],
                     *         "games": [],
                     *         "active": true,
                     *         "failingSince": null,
                     *         "disabled": null,
                     *         "createdAt": "2026-01-01T00:01:15.000Z"
                     *       },
                     *       "secret": "whsec_ZXhhbXBsZTAwMDAwMDc5"
                     *     }
                     */
                    "application/json": components["schemas"]["IssuedWebhook"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One message to one webhook. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-000000000051",
                     *       "messageId": "msg_01890000-0000-7000-8000-000000000051",
                     *       "type": "webhook.test",
                     *       "at": "2026-01-01T00:01:20.000Z",
                     *       "game": null,
                     *       "version": null,
                     *       "seat": null,
                     *       "state": "pending",
                     *       "attempts": 0,
                     *       "status": null,
                     *       "error": null,
                     *       "nextAt": "2026-01-01T00:01:20.000Z",
                     *       "settledAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                state?: "pending" | "delivered" | "dead";
                /** @description From `next` of the page before. */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveries": [
                     *         {
                     *           "id": "01890000-0000-7000-8000-000000000051",
                     *           "messageId": "msg_01890000-0000-7000-8000-000000000051",
                     *           "type": "webhook.test",
                     *           "at": "2026-01-01T00:01:20.000Z",
                     *           "game": null,
                     *           "version": null,
                     *           "seat": null,
                     *           "state": "pending",
                     *           "attempts": 0,
                     *           "status": null,
                     *           "error": null,
                     *           "nextAt": "2026-01-01T00:01:20.000Z",
                     *           "settledAt": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["Deliveries"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. `bad_cursor`: The cursor is not one that this server gave out, or it lies beyond the end. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    retryDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One message to one webhook. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01890000-0000-7000-8000-000000000051",
                     *       "messageId": "msg_01890000-0000-7000-8000-000000000051",
                     *       "type": "webhook.test",
                     *       "at": "2026-01-01T00:01:20.000Z",
                     *       "game": null,
                     *       "version": null,
                     *       "seat": null,
                     *       "state": "pending",
                     *       "attempts": 0,
                     *       "status": null,
                     *       "error": null,
                     *       "nextAt": "2026-01-01T00:01:23.000Z",
                     *       "settledAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook_disabled`: The webhook is not active, so nothing is sent there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/webhook_disabled",
                     *       "title": "The webhook is not active, so nothing is sent there.",
                     *       "status": 409,
                     *       "code": "webhook_disabled",
                     *       "detail": "Nothing is sent to this webhook: make it active first."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where you want to have mail, when, and of what. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address": "ayla@example.com",
                     *       "confirmed": false,
                     *       "unsubscribed": false,
                     *       "events": [
                     *         "prompt.opened",
                     *         "game.finished"
                     *       ],
                     *       "language": "en",
                     *       "digest": "daily",
                     *       "dailyAt": "08:00",
                     *       "quietHours": {
                     *         "from": "22:00",
                     *         "until": "07:00"
                     *       },
                     *       "timeZone": "Europe/Berlin",
                     *       "mailedAt": null,
                     *       "error": null
                     *     }
                     */
                    "application/json": components["schemas"]["Email"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "ayla@example.com",
                 *       "digest": "daily",
                 *       "quietHours": {
                 *         "from": "22:00",
                 *         "until": "07:00"
                 *       },
                 *       "timeZone": "Europe/Berlin"
                 *     }
                 */
                "application/json": components["schemas"]["EmailWishes"];
            };
        };
        responses: {
            /** @description Where you want to have mail, when, and of what. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address": "ayla@example.com",
                     *       "confirmed": false,
                     *       "unsubscribed": false,
                     *       "events": [
                     *         "prompt.opened",
                     *         "game.finished"
                     *       ],
                     *       "language": "en",
                     *       "digest": "daily",
                     *       "dailyAt": "08:00",
                     *       "quietHours": {
                     *         "from": "22:00",
                     *         "until": "07:00"
                     *       },
                     *       "timeZone": "Europe/Berlin",
                     *       "mailedAt": null,
                     *       "error": null
                     *     }
                     */
                    "application/json": components["schemas"]["Email"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/malformed",
                     *       "title": "The request does not fit its schema.",
                     *       "status": 400,
                     *       "code": "malformed",
                     *       "detail": "There is no such time zone.",
                     *       "errors": [
                     *         {
                     *           "pointer": "/timeZone",
                     *           "detail": "must be the name of an IANA time zone"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `mail_not_set_up`: This server sends no mail. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_mails`: Enough mails that ask for confirmation were sent for today. `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askForConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where you want to have mail, when, and of what. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address": "ayla@example.com",
                     *       "confirmed": false,
                     *       "unsubscribed": false,
                     *       "events": [
                     *         "prompt.opened",
                     *         "game.finished"
                     *       ],
                     *       "language": "en",
                     *       "digest": "daily",
                     *       "dailyAt": "08:00",
                     *       "quietHours": {
                     *         "from": "22:00",
                     *         "until": "07:00"
                     *       },
                     *       "timeZone": "Europe/Berlin",
                     *       "mailedAt": null,
                     *       "error": null
                     *     }
                     */
                    "application/json": components["schemas"]["Email"];
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: A bearer token is needed, and it must be known, not revoked and not expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The token lacks the scope that this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `mail_not_set_up`: This server sends no mail. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_mails`: Enough mails that ask for confirmation were sent for today. `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    showConfirmation: {
        parameters: {
            query: {
                /** @description As it stands in the mail. */
                token: string;
                language?: "en" | "de";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page to read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Permafrost</title><h1>Do you want to have mail from Permafrost at this address?</h1><form method="post"><button>Yes, it is mine</button></form></html> */
                    "text/html": string;
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmEmail: {
        parameters: {
            query: {
                /** @description As it stands in the mail. */
                token: string;
                language?: "en" | "de";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page to read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not_found",
                     *       "title": "There is nothing at this address, or it is not yours to see.",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "There is no such link, or it is not yours to see."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    showUnsubscription: {
        parameters: {
            query: {
                /** @description As it stands in the mail. */
                token: string;
                language?: "en" | "de";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page to read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Permafrost</title><h1>Do you want to have no more mail from Permafrost?</h1><form method="post"><button>No more mails</button></form></html> */
                    "text/html": string;
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                /** @description As it stands in the mail. */
                token: string;
                language?: "en" | "de";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page to read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description `malformed`: The request does not fit its schema. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not_found",
                     *       "title": "There is nothing at this address, or it is not yours to see.",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "There is no such link, or it is not yours to see."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this operation takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: Bodies must be application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        status: string;
                    };
                };
            };
        };
    };
    readiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        status: string;
                    };
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the text format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getProblemPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page to read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description `not_found`: There is nothing at this address, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests: Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The database cannot be reached just now. It is safe to retry with an Idempotency-Key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    webhookMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description The same in every attempt: by it you know what you have heard before. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One for each secret that is valid, with spaces between: `v1,` and base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description You do not want to hear anything any more: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You have heard. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You have not heard: you will be told again. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
