import {
  type AccountingBehaviour,
  MODES,
  type Mode,
  OPERATIONS,
  type Operation,
  REJECTIONS,
} from '#sandbox/accounting/accounting-behaviour.ts';
import type { Books, Client, Entry } from '#sandbox/accounting/books.ts';
import type { LoggedRequest, RequestLog } from '#sandbox/accounting/request-log.ts';
import type { Route } from '#sandbox/http/exchange.ts';
import { html } from '#sandbox/pages/html.ts';
import { moment } from '#sandbox/pages/moment.ts';
import { answerPage, type Page } from '#sandbox/pages/page.ts';

const SHOWN = 50;

const MODE_WORDS: Record<Mode, string> = {
  accept: 'antwortet richtig',
  'wrong-credentials': 'lehnt die Zugangsdaten ab',
  'no-cost-centres': 'nennt keine Kostenstellen',
  'too-many-requests': 'meldet zu viele Anfragen (429)',
  unavailable: 'ist vorübergehend nicht verfügbar (503)',
  'server-error': 'antwortet mit Fehler 500',
  'bad-gateway': 'antwortet mit Fehler 502',
  hold: 'antwortet nicht (Zeitüberschreitung)',
  drop: 'bricht die Verbindung vor der Arbeit ab',
  'lose-answer': 'arbeitet, aber die Antwort geht verloren',
  'expire-tokens': 'lässt die bisherigen Token ablaufen',
  garbage: 'antwortet mit einer HTML-Seite',
  huge: 'antwortet mit zwanzig Megabyte',
  'reject-lines': 'lehnt alle Zeilen ab',
  'change-while-reading': 'ändert die Mitarbeiterliste während des Lesens',
};
const OPERATION_WORDS: Record<Operation, string> = {
  token: 'Anmeldung',
  'cost-centres': 'Kostenstellen',
  employees: 'Mitarbeiterliste',
  register: 'Neuanmeldung',
  times: 'Zeiten übernehmen',
  line: 'Zeile abfragen',
  delete: 'Zeile zurücknehmen',
};
const dayInWords = (day: string): string => day.split('-').toReversed().join('.');
const STATUS_WORDS = { cut: 'abgebrochen', left: 'nicht abgewartet' };

/** The requests so far, and the means to make the system fail, for people. Names and numbers of employees stay inside. */
export const pageRoute =
  (books: Books, behaviour: AccountingBehaviour, log: RequestLog): Route =>
  (exchange) =>
    exchange.url.pathname === '/' && answerPage(exchange, pageOf(books, behaviour, log));

const pageOf = (books: Books, { orders }: AccountingBehaviour, { requests, totals }: RequestLog): Page => ({
  title: 'Lohnverrechnung der Demo',
  body: html`<h1>Lohnverrechnung der Demo</h1>
<p class="secondary">Steht für das Lohnprogramm der Agenturen: Kostenstellen, Mitarbeiter und übernommene Zeiten.</p>
<form class="card" method="post" action="/behaviour">
<h2>Verhalten</h2>
<div class="fields">
<div><label for="mode">Das System</label><select id="mode" name="mode">${MODES.map(
    (mode) => html`<option value="${mode}"${mode === orders.mode && html` selected`}>${MODE_WORDS[mode]}</option>`,
  )}</select></div>
<div><label for="operation">Vorgang</label><select id="operation" name="operation"><option value="">alle</option>${OPERATIONS.map(
    (one) =>
      html`<option value="${one}"${one === orders.operation && html` selected`}>${OPERATION_WORDS[one]}</option>`,
  )}</select></div>
<div><label for="times">Für so viele Anfragen</label><input id="times" name="times" type="number" min="1" placeholder="bis auf Weiteres" value="${orders.times}"></div>
<div><label for="code">Ablehnungsgrund</label><select id="code" name="code">${REJECTIONS.map(
    (code) => html`<option${code === orders.code && html` selected`}>${code}</option>`,
  )}</select></div>
</div>
<button class="primary">Übernehmen</button>
</form>
${books.clients().map((client) => clientCard(books, client))}
<h2>Anfragen</h2>
<p class="secondary">${OPERATIONS.map((one) => `${OPERATION_WORDS[one]}: ${totals[one] ?? 0}`).join(' · ')}</p>
${requests.length === 0 && html`<p class="card">Noch keine Anfragen.</p>`}
<ul class="mails">${requests.slice(0, SHOWN).map(requestEntry)}</ul>`,
});

function clientCard(books: Books, { id, closedUntil }: Client) {
  const entries = books.lastEntries(id, SHOWN);
  return html`<h2>Mandant ${id}</h2>
<dl class="card">
<dt>Kostenstellen</dt><dd>${books.costCentres(id).length}</dd>
<dt>Mitarbeiter</dt><dd>${books.countEmployees(id)}</dd>
<dt>Zeilen</dt><dd>${books.countLines(id)}</dd>
<dt>Gesperrt bis</dt><dd>${closedUntil === null ? '–' : dayInWords(closedUntil)}</dd>
</dl>
<h2>Letzte Zeilen von Mandant ${id}</h2>
${entries.length === 0 && html`<p class="card">Noch keine Zeilen.</p>`}
<ul class="mails">${entries.map(lineEntry)}</ul>`;
}

const lineEntry = ({ id, version, line }: Entry) => html`<li class="card push">
<strong>${id} · Fassung ${version}${line === null && ' · zurückgenommen'}</strong>
<span class="secondary">${line && `Personalnummer ${line.employeeId} · ${dayInWords(line.date)}, ${line.from}–${line.to} · ${line.minutes} Minuten`}</span>
</li>`;

const requestEntry = ({ at, method, path, status }: LoggedRequest) => html`<li class="card push">
<strong>${method} ${path}: ${status === null ? 'wartet noch' : typeof status === 'number' ? status : STATUS_WORDS[status]}</strong>
<span class="secondary">${moment.format(new Date(at))}</span>
</li>`;
