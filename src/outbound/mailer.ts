import { createTransport } from 'nodemailer';
import type { Mailed, Mailer } from '../play/ports/mail.js';

export interface MailerSettings {
  /** `smtp://user:password@host:587`, or `smtps://…`. */
  readonly url: string;
  /** Who the mails are from: an address, with a name before it if wanted. */
  readonly from: string;
}

const MAX_MS = 10_000;

interface SmtpError {
  readonly message?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** A mail server that takes our mails from us. */
export function openMailer({ url, from }: MailerSettings): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: MAX_MS,
    greetingTimeout: MAX_MS,
    socketTimeout: MAX_MS,
    // Nothing that stands in a mail is ever fetched from somewhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, headers }): Promise<Mailed> {
      try {
        await transport.sendMail({
          from,
          // Not as text: an address with a comma in it would be two.
          to: { name: '', address: to },
          ...{ subject, text, html },
          headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
        });
        return { kind: 'sent' };
      } catch (error) {
        const { message, responseCode = 0, command } = error as SmtpError;
        const refused = command === 'RCPT TO' && responseCode >= 500 && responseCode < 600;
        // 5.7 says that it is us who may not send: the address may well exist.
        const unwelcome = message !== undefined && / 5\.7\.\d/.test(message);
        return { kind: refused && !unwelcome ? 'refused' : 'failed', error: message ?? String(error) };
      }
    },
    close() {
      transport.close();
    },
  };
}
