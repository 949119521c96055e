import Box from '@mui/material/Box';
import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { List, Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { RowLink } from '#ui/table/row-link.tsx';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import type { Home } from './home-document.ts';
import { ROW } from './rows.ts';

const TEXTS = {
  title: 'Die ersten Schritte',
  hint: 'So kommt Ihre Agentur in Gang.',
  done: 'erledigt',
  look: 'Farben und Logo einstellen',
  lookHint: 'Damit Mitarbeiter/innen und Kunden Ihre Agentur erkennen.',
  people: 'Mitarbeiter/innen einladen',
  peopleHint: 'Mit dem Einladungslink registrieren sie sich selbst, Sie geben sie frei.',
  recipient: 'Rechnungsempfänger anlegen',
  recipientHint: 'Wer zahlt, und wohin Stundennachweise und Rechnungen gehen.',
  sender: 'Rechnungssteller eintragen',
  senderHint: 'Name, UID und Konto Ihrer Agentur: Ohne sie gibt es weder Stundennachweis noch Rechnung.',
  appointment: 'Ersten Einsatz anlegen',
  appointmentHint: 'Dann können Sie ihn anbieten und besetzen.',
} as const;

/** The first steps of an agency, as far as this person may take them. */
export function FirstSteps({ home: { beginnings, invoiceRecipients, invoiceSender } }: { readonly home: Home }) {
  const viewer = useViewer();
  const look = viewer.tenant?.tenantTheme;
  const steps = [
    {
      title: TEXTS.look,
      hint: TEXTS.lookHint,
      href: linkTo('/agency/look'),
      isDone: Boolean(look?.logoSquareBase64 ?? look?.logoWideBase64),
      isOpen: may(viewer, 'agency.write'),
    },
    {
      title: TEXTS.people,
      hint: TEXTS.peopleHint,
      href: linkTo('/target_users'),
      isDone: beginnings.hasWorkers,
      isOpen: true,
    },
    {
      title: TEXTS.recipient,
      hint: TEXTS.recipientHint,
      href: linkTo('/invoice_recipient/create'),
      isDone: (invoiceRecipients?.count ?? 0) > 0,
      isOpen: may(viewer, 'invoice-recipients.write'),
    },
    {
      title: TEXTS.sender,
      hint: TEXTS.senderHint,
      href: linkTo('/invoice_sender'),
      isDone: Boolean(invoiceSender),
      isOpen: may(viewer, 'invoice-sender.write'),
    },
    {
      title: TEXTS.appointment,
      hint: TEXTS.appointmentHint,
      href: linkTo('/appointment/create'),
      isDone: false,
      isOpen: may(viewer, 'appointments.write'),
    },
  ].filter(({ isOpen }) => isOpen);
  return (
    <SectionCard title={TEXTS.title} hint={TEXTS.hint} isFlush>
      <List component="ol">
        {steps.map(({ title, hint, href, isDone }) => {
          const Icon = isDone ? CircleCheck : CircleDashed;
          return (
            <Box component="li" key={title} sx={{ ...ROW, minHeight: 56 }}>
              <Icon size={20} color={isDone ? TONES.success.text : NEUTRAL[400]} aria-hidden />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <RowLink href={href}>{title}</RowLink>
                {isDone && <Box component="span" sx={VISUALLY_HIDDEN}>{`, ${TEXTS.done}`}</Box>}
                <Quiet size="body2">{hint}</Quiet>
              </Box>
              <ChevronRight size={18} color={NEUTRAL[500]} aria-hidden />
            </Box>
          );
        })}
      </List>
    </SectionCard>
  );
}
