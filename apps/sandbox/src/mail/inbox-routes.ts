import { answerJson, type Exchange, pathBelow, type Route } from '#sandbox/http/exchange.ts';
import { listPage, messagePage } from '#sandbox/mail/inbox-pages.ts';
import type { MailStore } from '#sandbox/mail/mail-store.ts';
import type { Message } from '#sandbox/mail/message.ts';
import { html } from '#sandbox/pages/html.ts';
import { answerPage } from '#sandbox/pages/page.ts';

const SHOWN = 200;

/** The inbox for people. */
export function inboxRoutes(store: MailStore): Route {
  return async (exchange) => {
    if (exchange.url.pathname === '/') return answerPage(exchange, listPage(await store.list(SHOWN), SHOWN));
    const [id, part, index] = pathBelow('/messages', exchange) ?? [];
    if (id === undefined) return false;
    const message = await store.find(id);
    if (!message) return answerPage(exchange, GONE, 404);
    if (part === 'html') return answerForeignHtml(exchange, message.html ?? '');
    if (part === 'attachments') return answerAttachment(exchange, message, Number(index));
    return answerPage(exchange, messagePage(message));
  };
}

/** The same for tests. */
export function messagesApi(store: MailStore): Route {
  return async (exchange) => {
    if (exchange.url.pathname !== '/api/messages') return false;
    if (exchange.request.method === 'DELETE') {
      await store.clear();
      return answerJson(exchange, 204, undefined);
    }
    const to = exchange.url.searchParams.get('to')?.toLowerCase();
    const isWanted = (message: Message) => !to || message.to.some((address) => address.toLowerCase() === to);
    return answerJson(exchange, 200, (await store.list()).filter(isWanted).map(summary));
  };
}

const summary = ({ attachments, ...message }: Message) => ({
  ...message,
  attachments: attachments.map(({ content, ...file }) => ({ ...file, size: content.length })),
});

/** A mail written by somebody else may show itself, and nothing more; its links open in a tab of their own. */
function answerForeignHtml({ response }: Exchange, markup: string): true {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox";
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
  response.end(`<base target="_blank">${markup}`);
  return true;
}

function answerAttachment(exchange: Exchange, { attachments }: Message, index: number): true {
  const file = attachments[index];
  if (!file) return answerPage(exchange, GONE, 404);
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`;
  const headers = { 'content-type': file.contentType, 'content-disposition': disposition };
  exchange.response.writeHead(200, { ...headers, 'x-content-type-options': 'nosniff' }).end(file.content);
  return true;
}

const GONE = {
  title: 'Nicht gefunden',
  body: html`<h1>Diese E-Mail gibt es nicht mehr</h1><p><a href="/">← Posteingang</a></p>`,
};
