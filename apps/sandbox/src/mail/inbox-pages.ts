import type { Message } from '#sandbox/mail/message.ts';
import { type Html, html } from '#sandbox/pages/html.ts';
import { moment } from '#sandbox/pages/moment.ts';
import type { Page } from '#sandbox/pages/page.ts';

export const listPage = (messages: readonly Message[], limit: number): Page => ({
  title: 'Posteingang der Demo',
  body: html`<h1>Posteingang der Demo</h1>
<p class="secondary">Alle E-Mails, die Gastspiel verschickt, landen hier und sonst nirgends.</p>
${messages.length === 0 && html`<p class="card">Noch keine E-Mails.</p>`}
<ul class="mails">${messages.map(entry)}</ul>
${messages.length === limit && html`<p class="secondary">Gezeigt werden die neuesten ${limit}.</p>`}`,
});

const entry = ({ id, subject, to, receivedAt }: Message) => html`<li><a href="/messages/${id}">
<strong>${subject || '(ohne Betreff)'}</strong>
<span class="secondary">an ${to.join(', ')} · ${moment.format(receivedAt)}</span>
</a></li>`;

export const messagePage = (message: Message): Page => ({
  title: message.subject || '(ohne Betreff)',
  body: html`<p><a href="/">← Posteingang</a></p>
<h1>${message.subject || '(ohne Betreff)'}</h1>
<dl class="card">
<dt>Von</dt><dd>${message.from}</dd>
<dt>An</dt><dd>${message.to.join(', ')}</dd>
<dt>Empfangen</dt><dd>${moment.format(message.receivedAt)}</dd>
</dl>
${attachments(message)}
<h2>Text</h2>
<pre class="card">${withLinks(message.text)}</pre>
${
  message.html &&
  html`<h2>HTML</h2>
<iframe title="HTML-Fassung" src="/messages/${message.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}
<h2>Kopfzeilen</h2>
<dl class="card">${message.headers.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`,
});

const attachments = ({ id, attachments: files }: Message) =>
  files.length > 0 &&
  html`<h2>Anhänge</h2>
<ul>${files.map(({ filename }, index) => html`<li><a href="/messages/${id}/attachments/${index}">${filename}</a></li>`)}</ul>`;

/** The text escaped, its web addresses clickable. */
const withLinks = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
