import { normalizeCode } from '@gastspiel/domain/tenants/association-code.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { Pending } from '#ui/states/pending.tsx';
import { CodeForm } from './code-form.tsx';
import { invitedQuery, type Start } from './draft.ts';
import { FlowForm } from './flow-form.tsx';
import { ONBOARDING_TEXTS } from './onboarding-texts.ts';
import { optionsQuery, refusalOfCode } from './options-query.ts';

interface InvitationProps {
  /** From the link. */
  readonly invited: string | undefined;
  readonly start: Start;
}

/** The link's code counts, else that of the last visit; without a good one it is asked for. */
export function Invitation({ invited, start }: InvitationProps) {
  const code = invited ?? start.code;
  const [isChanging, setChanging] = useState(false);
  const query = useQuery(optionsQuery(code));
  const { data: options, error, refetch } = query;
  const navigate = useNavigate();
  const change = (typed: string): void => {
    setChanging(false);
    if (code !== undefined && normalizeCode(typed) === normalizeCode(code)) void refetch();
    else navigate(linkTo('/onboarding/$code', { code: normalizeCode(typed) }), { replace: true });
  };
  if (code === undefined) return <CodeForm code="" onCode={change} />;
  if (isChanging) return <CodeForm code={code} onCode={change} onCancel={() => setChanging(false)} />;
  if (options?.isInvitation) {
    return (
      <PersonalForm key={code} code={code} start={start} options={options} onChangeCode={() => setChanging(true)} />
    );
  }
  if (options) {
    return <FlowForm key={code} code={code} start={start} options={options} onChangeCode={() => setChanging(true)} />;
  }
  const refusal = error ? refusalOfCode(error) : undefined;
  if (refusal !== undefined) return <CodeForm code={code} refusal={refusal} onCode={change} />;
  return <Pending query={query} texts={ONBOARDING_TEXTS} />;
}

/** Somebody whom the agency knows begins with what it knows. */
function PersonalForm(props: ComponentProps<typeof FlowForm>) {
  const query = useQuery(invitedQuery(props.code, props.start));
  if (!query.data) return <Pending query={query} texts={ONBOARDING_TEXTS} />;
  return (
    <FlowForm {...props} start={query.data} note={query.data.isVouchedFor ? undefined : ONBOARDING_TEXTS.toConfirm} />
  );
}
