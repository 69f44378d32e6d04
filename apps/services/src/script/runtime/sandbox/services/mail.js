/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { publicService } from '#script/runtime/sandbox/host/public-object.js';

/**
 * `MailApp` and `GmailApp` of scripts, as far as they send. Mail goes to the outbox of the services.
 * @param {Host} host
 */
export function createMailServices(host) {
  return {
    MailApp: publicService('MailApp', {
      getRemainingDailyQuota: () => host('service', ['mail.left', ['MailApp.getRemainingDailyQuota']]),
      /** @param {any[]} args */
      sendEmail: (...args) => send(host, 'MailApp.sendEmail', args),
    }),
    GmailApp: publicService(
      'GmailApp',
      {
        // Nobody sends under another address here.
        getAliases: () => [],
        /** @param {any[]} args */
        sendEmail(...args) {
          if (args.length < 3) throw wrongArguments('GmailApp.sendEmail', args);
          send(host, 'GmailApp.sendEmail', args);
          return this;
        },
      },
      'it has an outbox, but no mailbox',
    ),
  };
}

/**
 * Sends from `(message)`, `(to, subject, body, options)` or `(to, replyTo, subject, body)`.
 * @param {Host} host
 * @param {string} method
 * @param {any[]} args
 */
function send(host, method, args) {
  const message = toMessage(args);
  if (!message || typeof message.to !== 'string') throw wrongArguments(method, args);
  const { to, cc = '', bcc = '', subject = '', body, htmlBody } = message;
  const text = body ?? toText(String(htmlBody ?? ''));
  const plain = { to: to, cc: String(cc ?? ''), bcc: String(bcc ?? ''), subject: String(subject), body: String(text) };
  host('service', ['mail.send', [method, plain]]);
}

/**
 * @param {any[]} args
 * @returns {Record<string, any> | undefined}
 */
function toMessage(args) {
  const [first, second, third, fourth] = args;
  if (args.length === 1) return typeof first === 'object' && first !== null ? first : undefined;
  if (args.length < 3) return undefined;
  if (args.length === 4 && typeof fourth === 'string') return { to: first, subject: third, body: fourth };
  const options = typeof fourth === 'object' && fourth !== null ? fourth : {};
  const body = third === '' && options.htmlBody !== undefined ? undefined : third;
  return { ...options, to: first, subject: second, body };
}

/**
 * What is left of HTML for those who read text. Tags are cut out; nothing is shown as HTML later.
 * @param {string} html
 */
function toText(html) {
  return html
    .replace(/<(?:br|\/p|\/div|\/tr|\/h\d)\s*\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim();
}
