import type { Account } from '#sandbox/identity/account.ts';
import { peopleList } from '#sandbox/identity/login/people.ts';
import type { Field, FieldErrors, Typed } from '#sandbox/identity/login/registration.ts';
import { html } from '#sandbox/pages/html.ts';
import type { Page } from '#sandbox/pages/page.ts';

export interface LoginPage {
  readonly uid: string;
  readonly accounts: readonly Account[];
  readonly typed: Typed;
  readonly errors?: FieldErrors;
  readonly formTargets: readonly string[];
}

export function loginPage({ uid, accounts, typed, errors = {}, formTargets }: LoginPage): Page {
  const field = (name: Field, label: string, type: string, autocomplete: string) => {
    const error = errors[name];
    return html`<div><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${typed[name]}" autocomplete="${autocomplete}" required
 maxlength="256"${error && html` aria-invalid="true" aria-describedby="${name}-error"`}>
${error && html`<p class="error" id="${name}-error">${error}</p>`}</div>`;
  };
  const body = html`<h1>Anmelden bei Gastspiel</h1>
<p class="secondary">Dies ist der Anmeldedienst der Demo: ein Klick auf eine Person meldet sie an.
<a href="#register">Neue Person registrieren</a></p>
<label for="search">Person suchen</label>
<input id="search" type="search" autocomplete="off">
<p class="secondary" id="found" role="status"></p>
${peopleList(accounts, `/interaction/${uid}/login`)}
<form class="card" id="register" method="post" action="/interaction/${uid}/register" novalidate>
<h2>Neue Person registrieren</h2>
<div class="fields">
${field('givenName', 'Vorname', 'text', 'given-name')}
${field('familyName', 'Nachname', 'text', 'family-name')}
${field('email', 'E-Mail', 'email', 'email')}
</div>
<p><label><input type="checkbox" name="isEmailUnverified"> Adresse gilt als nicht bestätigt</label></p>
<button class="primary">Registrieren und anmelden</button>
</form>`;
  return { title: 'Anmelden bei Gastspiel', body, script: SCRIPT, formTargets };
}

/** Shows only the people whose card or agency holds every word typed; after a refused form, goes to the first error. */
const SCRIPT = `
const search = document.getElementById('search');
const sections = [...document.querySelectorAll('section')];
search.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const section of sections) {
    const group = section.querySelector('h2').textContent;
    let any = false;
    for (const item of section.querySelectorAll('li')) {
      const text = (group + ' ' + item.textContent + ' ' + item.dataset.email).toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) { any = true; count += 1; }
    }
    section.hidden = !any;
  }
  const found = count === 0 ? 'Niemand gefunden' : count === 1 ? '1 Person gefunden' : count + ' Personen gefunden';
  document.getElementById('found').textContent = words.length ? found : '';
});
document.querySelector('[aria-invalid]')?.focus();
`;
