import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { type Exchange, pathBelow, type Route } from '#sandbox/http/exchange.ts';
import { readForm } from '#sandbox/http/read-body.ts';
import type { Accounts } from '#sandbox/identity/accounts.ts';
import { PHONE_APP } from '#sandbox/identity/audience.ts';
import { loginPage } from '#sandbox/identity/login/login-page.ts';
import { type FieldErrors, register, typedIn } from '#sandbox/identity/login/registration.ts';
import { backToApp } from '#sandbox/identity/provider-pages.ts';
import { html } from '#sandbox/pages/html.ts';
import { answerPage } from '#sandbox/pages/page.ts';

/** The pages between the app's request for a sign-in and the way back to the app. */
export function loginRoutes(provider: Provider, accounts: Accounts, appUrls: readonly string[]): Route {
  const formTargets = [...appUrls.map((url) => new URL(url).origin), PHONE_APP.address];

  const show = (exchange: Exchange, uid: string, form?: URLSearchParams, fieldErrors: FieldErrors = {}) =>
    answerPage(
      exchange,
      loginPage({ uid, accounts: accounts.list(), typed: typedIn(form), errors: fieldErrors, formTargets }),
      form ? 422 : 200,
    );
  const finish = async ({ request, response }: Exchange, result: InteractionResults) => {
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: 'consent' in result });
    return true;
  };

  return async (exchange) => {
    const [uid, step] = pathBelow('/interaction', exchange) ?? [];
    if (uid === undefined) return false;
    const interaction = await pendingInteraction(provider, exchange);
    if (interaction?.uid !== uid) return answerPage(exchange, expiredPage(appUrls), 400);
    if (interaction.prompt.name === 'consent') return finish(exchange, { consent: {} });
    if (exchange.request.method !== 'POST') return show(exchange, uid);

    const form = await readForm(exchange);
    if (step === 'register') {
      const outcome = register(accounts, typedIn(form), form.has('isEmailUnverified'));
      return 'id' in outcome
        ? finish(exchange, { login: { accountId: outcome.id } })
        : show(exchange, uid, form, outcome);
    }
    const account = accounts.find(form.get('account') ?? '');
    return account?.active ? finish(exchange, { login: { accountId: account.id } }) : show(exchange, uid);
  };
}

async function pendingInteraction(provider: Provider, { request, response }: Exchange) {
  try {
    return await provider.interactionDetails(request, response);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

const expiredPage = (appUrls: readonly string[]) => ({
  title: 'Anmeldung abgelaufen',
  body: html`<h1>Diese Anmeldung ist abgelaufen</h1>
<p>Bitte beginnen Sie in der Anwendung noch einmal.</p>
${backToApp(appUrls)}`,
});
