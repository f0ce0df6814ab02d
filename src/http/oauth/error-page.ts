import type { Configuration } from 'oidc-provider';
import { escapeHtml } from '../../kernel/escape-html.js';

/** For a person whose application has asked in a way that cannot be answered by sending them back to it. */
export const errorPage: NonNullable<Configuration['renderError']> = (ctx, out) => {
  ctx.type = 'html';
  ctx.body =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="robots" content="noindex"><title>Permafrost</title><h1>This application cannot sign you in</h1>' +
    '<p>Go back to it and try again. If that does not help, tell its developers what is written here.</p>' +
    `<p lang="de">Geh zurück zur Anwendung und versuche es noch einmal. Hilft das nicht, sag denen Bescheid, die sie entwickeln.</p>` +
    `<p><code>${escapeHtml(out.error)}</code></p><p>${escapeHtml(out.error_description ?? '')}</p></html>`;
};
