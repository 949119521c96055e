import { answerJson, type Route } from '#sandbox/http/exchange.ts';
import { html } from '#sandbox/pages/html.ts';
import { moment } from '#sandbox/pages/moment.ts';
import { answerPage, type Page } from '#sandbox/pages/page.ts';
import type { PushMessage, PushStore } from '#sandbox/push/push-store.ts';

const SHOWN = 200;

/** The messages of all phones together, for people. */
export const inboxRoute =
  (store: PushStore): Route =>
  (exchange) =>
    exchange.url.pathname === '/' && answerPage(exchange, listPage(store.list(SHOWN)));

/** The same for tests. */
export const messagesApi =
  (store: PushStore): Route =>
  (exchange) => {
    if (exchange.url.pathname !== '/api/messages') return false;
    if (exchange.request.method === 'DELETE') {
      store.clear();
      return answerJson(exchange, 204, undefined);
    }
    const token = exchange.url.searchParams.get('token');
    return answerJson(
      exchange,
      200,
      store.list().filter((message) => token === null || message.token === token),
    );
  };

const listPage = (messages: readonly PushMessage[]): Page => ({
  title: 'Handys der Demo',
  body: html`<h1>Handys der Demo</h1>
<p class="secondary">Alle Push-Nachrichten, die Gastspiel verschickt, landen hier und sonst nirgends.</p>
${messages.length === 0 && html`<p class="card">Noch keine Nachrichten.</p>`}
${messages.map(entry)}
${messages.length === SHOWN && html`<p class="secondary">Gezeigt werden die neuesten ${SHOWN}.</p>`}`,
});

const entry = ({ title, body, data, token, receivedAt }: PushMessage) => html`<article class="card push">
<strong>${title}</strong>
<p>${body}</p>
<span class="secondary">${moment.format(new Date(receivedAt))} · öffnet ${String(data['path'] ?? '/')} · Gerät ${token}</span>
</article>`;
