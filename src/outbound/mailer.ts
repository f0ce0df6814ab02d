import { createTransport } from 'nodemailer';
import type { Mailed, Mailer } from '../play/ports/mail.js';

export interface MailerSettings {
  /** `smtp://user:password@host:587`, or `smtps://…`. */
  readonly url: string;
  /** The sender: an address, optionally after a name. */
  readonly from: string;
}

const MAX_MS = 10_000;

interface SmtpError {
  readonly message?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** Sends mail through an SMTP server. */
export function openMailer({ url, from }: MailerSettings): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: MAX_MS,
    greetingTimeout: MAX_MS,
    socketTimeout: MAX_MS,
    // The content of a mail must never make the mailer read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, headers }): Promise<Mailed> {
      try {
        await transport.sendMail({
          from,
          // An object, because a comma in a plain string would make it two addresses.
          to: { name: '', address: to },
          ...{ subject, text, html },
          headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
        });
        return { kind: 'sent' };
      } catch (error) {
        const { message, responseCode = 0, command } = error as SmtpError;
        const refused = command === 'RCPT TO' && responseCode >= 500 && responseCode < 600;
        // 5.7.x means that the server refuses us as a sender: the address itself may be valid.
        const senderRefused = message !== undefined && / 5\.7\.\d/.test(message);
        return { kind: refused && !senderRefused ? 'refused' : 'failed', error: message ?? String(error) };
      }
    },
    close() {
      transport.close();
    },
  };
}
