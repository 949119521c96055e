import type { Route } from '#sandbox/http/exchange.ts';
import { html } from '#sandbox/pages/html.ts';
import { moment } from '#sandbox/pages/moment.ts';
import { answerPage, type Page } from '#sandbox/pages/page.ts';
import { MODES, type Mode, type ViesBehaviour } from '#sandbox/vies/vies-behaviour.ts';
import { MEMBER_STATES, type ViesRegister, type ViesRequest } from '#sandbox/vies/vies-register.ts';

const SHOWN = 100;

/** The look of each way of failing from outside; the others are named by the Commission's own codes. */
const WORDS: Partial<Record<Mode, string>> = {
  accept: 'antwortet richtig',
  hold: 'antwortet nicht (Zeitüberschreitung)',
  drop: 'bricht die Verbindung ab',
  garbage: 'antwortet mit einer HTML-Seite',
  'server-error': 'antwortet mit Fehler 500',
  huge: 'antwortet mit zwei Megabyte',
};

/** Who asked for what, and the means to make the service fail, for people. */
export const pageRoute =
  (register: ViesRegister, behaviour: ViesBehaviour): Route =>
  (exchange) =>
    exchange.url.pathname === '/' && answerPage(exchange, pageOf(register, behaviour));

const pageOf = ({ requests, invalid }: ViesRegister, { described }: ViesBehaviour): Page => ({
  title: 'VIES der Demo',
  body: html`<h1>VIES der Demo</h1>
<p class="secondary">Steht für das Verzeichnis der UID-Nummern bei der Europäischen Kommission. Jede Nummer ist gültig, die nicht unten als ungültig genannt ist.</p>
<form class="card" method="post" action="/behaviour">
<h2>Verhalten</h2>
<div class="fields">
<div><label for="mode">Der Dienst</label><select id="mode" name="mode">${MODES.map(
    (mode) =>
      html`<option value="${mode}"${mode === described.mode && html` selected`}>${WORDS[mode] ?? `meldet ${mode}`}</option>`,
  )}</select></div>
<div><label for="state">Mitgliedstaat</label><select id="state" name="memberState"><option value="">alle</option>${MEMBER_STATES.map(
    (state) => html`<option${state === described.memberState && html` selected`}>${state}</option>`,
  )}</select></div>
</div>
<button class="primary">Übernehmen</button>
</form>
<form class="card" method="post" action="/numbers">
<h2>Nummern</h2>
<p>${invalid.length > 0 ? `Ungültig: ${invalid.join(', ')}` : 'Alle sind gültig.'}</p>
<div class="fields"><div><label for="number">UID-Nummer</label><input id="number" name="vatNumber" required></div></div>
<button class="primary" name="valid" value="false">Ungültig machen</button>
<button class="primary" name="valid" value="true">Gültig machen</button>
</form>
<h2>Anfragen</h2>
${requests.length === 0 && html`<p class="card">Noch keine Anfragen.</p>`}
<ul class="mails">${requests.slice(0, SHOWN).map(entry)}</ul>`,
});

const entry = ({ at, vatNumber, requester, outcome }: ViesRequest) => html`<li class="card push">
<strong>${vatNumber}: ${outcome ?? 'wartet noch'}</strong>
<span class="secondary">${moment.format(new Date(at))} · ${requester ? `gefragt von ${requester}` : 'ohne Fragende'}</span>
</li>`;
