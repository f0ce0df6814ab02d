/** The NOTIFY channel on which the processes of one database announce changes. */
export const CHANNEL = 'permafrost';

/** What the connection that listens for notifications does with them. */
export interface Notified {
  receive(notification: string): void;
  /** Announcements may have been missed. */
  notifyAll(): void;
}
