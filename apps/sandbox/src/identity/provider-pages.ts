import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { Html, html } from '#sandbox/pages/html.ts';
import { type Page, render } from '#sandbox/pages/page.ts';

export const backToApp = ([appUrl = '/']: readonly string[]) =>
  html`<p><a class="primary" href="${appUrl}/">Zurück zu Gastspiel</a></p>`;

function show(context: KoaContextWithOIDC, page: Page): void {
  const { markup, headers } = render(page);
  context.set(headers);
  context.body = markup;
}

export const errorPage = (appUrls: readonly string[]) => (context: KoaContextWithOIDC, error: ErrorOut) =>
  show(context, {
    title: 'Anmeldung nicht möglich',
    body: html`<h1>Anmeldung nicht möglich</h1>
<p>Der Vorgang ist abgelaufen, oder die Anfrage passt nicht zu diesem Anmeldedienst.</p>
${backToApp(appUrls)}
<p class="secondary">${error.error}: ${error.error_description}</p>`,
  });

/** Who can show an ID token of ours asked the person already; everybody else could be any page on the web. */
export const signOutPage = (origins: readonly string[]) => (context: KoaContextWithOIDC, form: string) => {
  const isCertain = context.oidc.entities.IdTokenHint !== undefined;
  show(context, {
    title: 'Abmelden',
    body: html`<h1>Abmelden</h1>
<p>${isCertain ? 'Sie werden abgemeldet.' : 'Möchten Sie sich von Gastspiel abmelden?'}</p>
${new Html(form)}
<button class="primary" form="op.logoutForm" name="logout" value="yes">Abmelden</button>`,
    formTargets: origins,
    ...(isCertain && { script: "document.querySelector('button').click()" }),
  });
};

export const signedOutPage = (appUrls: readonly string[]) => (context: KoaContextWithOIDC) =>
  show(context, {
    title: 'Abgemeldet',
    body: html`<h1>Sie sind abgemeldet</h1>
${backToApp(appUrls)}`,
  });
