import { type Account, DEMO_SCHEMA, emailOf, fullNameOf } from '#sandbox/identity/account.ts';
import { type Html, html } from '#sandbox/pages/html.ts';

const REGISTERED_THEMSELVES = 'Selbst registriert';

/** Everybody who can sign in, grouped by agency; one click on a person is the sign-in. */
export function peopleList(accounts: readonly Account[], action: string): Html {
  const active = accounts.filter((account) => account.active).sort((a, b) => orderOf(a) - orderOf(b));
  const groups = [...Map.groupBy(active, groupOf)];
  const withoutOwn = groups.filter(([name]) => name !== REGISTERED_THEMSELVES);
  const own = groups.filter(([name]) => name === REGISTERED_THEMSELVES);
  return html`<form method="post" action="${action}">${[...withoutOwn, ...own].map(group)}</form>`;
}

const orderOf = (account: Account) => account[DEMO_SCHEMA]?.order ?? Number.MAX_SAFE_INTEGER;
const groupOf = (account: Account) => account[DEMO_SCHEMA]?.group || REGISTERED_THEMSELVES;

const group = ([name, members]: [string, Account[]]) => html`<section>
<h2>${name}</h2>
<ul class="people">${members.map(person)}</ul>
</section>`;

function person(account: Account): Html {
  const { label, hint } = account[DEMO_SCHEMA] ?? {};
  return html`<li data-email="${emailOf(account)}"><button class="person" name="account" value="${account.id}">
<strong>${fullNameOf(account)}</strong>
<span class="secondary">${label ?? emailOf(account)}</span>${hint && html` <span class="hint">${hint}</span>`}
</button></li>`;
}
