import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Bell, Download, X } from 'lucide-react';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { askToInstall, installWay } from '#platform/install/install.ts';
import { pushAbility } from '#platform/push/push-ability.ts';
import { useBrand } from '#platform/viewer/brand.ts';
import { CARD, Quiet, Row, Stack } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { TenantLogo } from '#ui/tenant-logo.tsx';
import { tint } from '#ui/tokens.ts';
import { ByHandDialog } from './by-hand-dialog.tsx';
import { PROMPT_TEXTS as TEXTS } from './news-texts.ts';
import { chooseNewsWay, newsWayQuery } from './news-way-calls.ts';
import { PromptPlace } from './prompt-place.tsx';
import { closePrompt, type Prompt } from './prompt-state.ts';
import { useAllowing } from './use-allowing.ts';

/** The card itself; see NewsPrompt for when it comes. */
export function Asking({ prompt }: { readonly prompt: NonNullable<Prompt> }) {
  const brand = useBrand();
  const notify = useNotify();
  const { data: way, error } = useQuery(newsWayQuery);
  const [isByHand, setByHand] = useState(false);
  const [isInstalling, setInstalling] = useState(false);
  const { allow, isBusy } = useAllowing();
  const { press: onlyMails, isBusy: isChoosing } = useAttempt(chooseNewsWay, {
    onDone: () => {
      closePrompt(prompt);
      notify({ text: TEXTS.onlyMailsChosen, detail: TEXTS.onlyMailsDetail });
    },
    onFailed: ({ message }) => notify({ tone: 'danger', text: message }),
  });
  const close = () => closePrompt(prompt);
  // Who refused them before is not talked into them again.
  const wantsPush = way !== 'MAIL' && ['askable', 'impossible'].includes(pushAbility());
  const install = async () => {
    if (installWay.get() === 'by-hand') return setByHand(true);
    setInstalling(true);
    // After a yes, notifications are asked for next, which this device has not been asked yet.
    if (!(await askToInstall())) close();
    setInstalling(false);
  };
  // Until the choice is known nobody is asked about what they may have chosen already; its place is kept.
  if (way === undefined) return error ? null : <PromptPlace />;
  if (prompt === 'notify' && way === 'MAIL') return null;
  const text = prompt === 'notify' ? TEXTS.notify : wantsPush ? TEXTS.install : TEXTS.installOnly;
  return (
    <Stack component="section" gap={1.5} aria-label={TEXTS.title} ref={leaveFocusToPage} sx={CALL}>
      <Row gap={1.5} align="stretch">
        <Box sx={{ position: 'relative', alignSelf: 'flex-start' }}>
          <TenantLogo name={brand?.name ?? ''} base64={brand?.tenantTheme.logoSquareBase64} size={44} />
          <Box aria-hidden sx={BELL}>
            <Bell size={12} />
          </Box>
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="h2" sx={{ pr: 4 }}>
            {TEXTS.title}
          </Typography>
          <Quiet size="body1">{text}</Quiet>
        </Box>
        <IconButton aria-label={TEXTS.close} onClick={close} sx={CLOSE}>
          <X size={20} />
        </IconButton>
      </Row>
      <Row gap={1.5} align="stretch" wraps>
        {wantsPush && (
          <Button sx={STEP} color="inherit" loading={isChoosing} onClick={() => onlyMails({ way: 'MAIL' })}>
            {TEXTS.onlyMails}
          </Button>
        )}
        {prompt === 'install' ? (
          <Button
            sx={MAIN_STEP}
            variant="outlined"
            startIcon={<Download size={18} />}
            loading={isInstalling}
            onClick={() => void install()}
          >
            {TEXTS.installStep}
          </Button>
        ) : (
          <Button sx={MAIN_STEP} variant="outlined" startIcon={<Bell size={18} />} loading={isBusy} onClick={allow}>
            {TEXTS.notifyStep}
          </Button>
        )}
      </Row>
      {isByHand && (
        <ByHandDialog
          onClose={() => {
            setByHand(false);
            close();
          }}
        />
      )}
    </Stack>
  );
}

/** After an answer by keyboard or ear, the focus goes on at the page, not at the browser's frame. */
function leaveFocusToPage(card: HTMLElement) {
  const page = card.closest('main');
  return () =>
    queueMicrotask(() => {
      if (!card.isConnected && document.activeElement === document.body) page?.focus({ preventScroll: true });
    });
}

const CALL = { ...CARD, position: 'relative', bgcolor: tint(6), borderColor: tint(26) } as const;
const STEP = { flex: 1, minHeight: 44 } as const;
const MAIN_STEP = { ...STEP, color: 'primary.main', borderColor: 'primary.main' } as const;
const CLOSE = { position: 'absolute', top: 4, right: 4, width: 44, height: 44 } as const;
const BELL = {
  position: 'absolute',
  top: -6,
  right: -6,
  width: 22,
  height: 22,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  border: '2px solid',
  borderColor: 'background.paper',
} as const;
