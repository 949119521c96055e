import { TARGET_USER_SECRETS, type TargetUserSecret } from '@gastspiel/domain/target-users/target-user-values.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { Facts } from '#ui/facts.tsx';
import { MaskedValue } from '#ui/masked-value.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { LoggedHint } from '../logged-hint.tsx';
import type { OwnProfile } from './own-profile-query.ts';
import { OWN_TEXTS } from './own-profile-texts.ts';

const revealOwnSecret = defineCommand({
  document: graphql(`
    mutation RevealOwnSecret($secret: TargetUserSecret!) {
      revealOwnSecret(secret: $secret) { value }
    }
  `),
  subject: ({ secret }) => [secret],
  answer: ({ revealOwnSecret: { value } }) => value,
});

/** The worker's own numbers, masked against whoever looks over the shoulder. */
export function OwnSecretsCard({ masks }: { readonly masks: OwnProfile['secretMasks'] }) {
  const reveal = useAttempt(revealOwnSecret);
  const fact = (secret: TargetUserSecret, mask: string | null | undefined) => {
    const label = TARGET_USER_SECRETS[secret];
    return {
      label,
      value: mask ? (
        <MaskedValue label={label} mask={mask} onReveal={() => reveal.send({ secret })} />
      ) : (
        OWN_TEXTS.noSecret
      ),
    };
  };
  return (
    <SectionCard title={OWN_TEXTS.bank} action={<LoggedHint />}>
      <Facts
        isBare
        facts={[
          fact('SOCIAL_SECURITY_NUMBER', masks?.socialSecurityNumber),
          fact('IBAN', masks?.iban),
          fact('BIC', masks?.bic),
        ]}
      />
    </SectionCard>
  );
}
