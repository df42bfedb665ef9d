import { fillMessage } from "../core/http-error.js";
import type { HttpOptions } from "../http/state.js";
import { type Config, ConfigError } from "../settings/config.js";

/** Sends a link by which a person chooses a password. */
export type Mailer = (message: {
  readonly to: string;
  readonly link: string;
  readonly expires: Date;
  /** The words of the message. */
  readonly words: HttpOptions["product"]["editorTexts"][string]["accounts"] | undefined;
}) => Promise<void>;

/**
 * Creates the mailer of the settings; none where they have no server. Throws a ConfigError where links could not be written:
 * their address must not come from a request, which anyone may send.
 */
export function createMailer({ smtpUrl, smtpFrom, publicUrl }: Config, title: string): Mailer | undefined {
  if (smtpUrl === undefined) return undefined;
  if (smtpFrom === undefined || publicUrl === undefined)
    throw new ConfigError(
      "SMTP_URL needs SMTP_FROM, the sender of mail, and PUBLIC_URL, for the links in it.",
    );
  return async ({ to, link, expires, words = { mailSubject: title, mailText: "" } }) => {
    // Loaded with the first message: most processes send none.
    const { createTransport } = await import("nodemailer");
    const until = expires.toISOString().slice(0, 16).replace("T", " ");
    const transport = createTransport(smtpUrl);
    try {
      await transport.sendMail({
        from: smtpFrom,
        to,
        subject: fillMessage(words.mailSubject, { title }),
        text: `${fillMessage(words.mailText, { until })}\n\n${link}\n`,
      });
    } finally {
      transport.close();
    }
  };
}
