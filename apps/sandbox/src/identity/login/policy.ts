import { interactionPolicy } from 'oidc-provider';

/** Asks for a sign-in also when the account of the session is gone or was deactivated since. */
export function loginPolicy() {
  const policy = interactionPolicy.base();
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        'no_account',
        'the account of the session is not active any more',
        'login_required',
        ({ oidc }) => oidc.session?.accountId !== undefined && oidc.account === undefined,
      ),
    );
  return policy;
}
