import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { List, Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { RowLink } from '#ui/table/row-link.tsx';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import type { Home } from './home-document.ts';
import { ABOVE, ROW } from './rows.ts';

const TEXTS = {
  title: 'Die ersten Schritte',
  hint: 'So kommt Ihre Agentur in Gang.',
  done: 'erledigt',
  types: 'Einsatzarten und Preise anlegen',
  typesAlone: 'Einsatzarten anlegen',
  typesHint: 'Ohne Einsatzart gibt es keinen Einsatz.',
  look: 'Farben und Logo einstellen',
  lookHint: 'Damit Mitarbeiter/innen und Kunden Ihre Agentur erkennen.',
  people: 'Mitarbeiter/innen einladen',
  peopleHint: 'Mit dem Einladungslink registrieren sie sich selbst, Sie geben sie frei.',
  peopleFile: 'Oder Mitarbeiter/innen aus einer Datei übernehmen',
  recipient: 'Rechnungsempfänger anlegen',
  recipientHint: 'Wer zahlt, und wohin Stundennachweise und Rechnungen gehen.',
  recipientFile: 'Oder Rechnungsempfänger aus einer Datei übernehmen',
  sender: 'Rechnungssteller eintragen',
  senderHint: 'Name, UID und Konto Ihrer Agentur: Ohne sie gibt es weder Stundennachweis noch Rechnung.',
  appointment: 'Ersten Einsatz anlegen',
  appointmentHint: 'Dann können Sie ihn anbieten und besetzen.',
} as const;

interface Step {
  readonly title: string;
  readonly hint: string;
  readonly href: string;
  /** The way of who has a list already. */
  readonly file?: { readonly href: string; readonly label: string };
  readonly isDone: boolean;
  readonly isOpen: boolean;
}

/** The first steps of an agency, as far as this person may take them. */
export function FirstSteps({ home: { beginnings, invoiceRecipients, invoiceSender } }: { readonly home: Home }) {
  const viewer = useViewer();
  const look = viewer.tenant?.tenantTheme;
  const mayEdit = may(viewer, 'agency.write');
  const all: readonly Step[] = [
    {
      title: viewer.tenant?.hasInvoicingModule ? TEXTS.types : TEXTS.typesAlone,
      hint: TEXTS.typesHint,
      href: linkTo(mayEdit ? '/agency/price_list' : '/price_list'),
      isDone: beginnings.hasAppointmentTypes,
      isOpen: mayEdit || may(viewer, 'price-list.write'),
    },
    {
      title: TEXTS.look,
      hint: TEXTS.lookHint,
      href: linkTo('/agency/look'),
      isDone: Boolean(look?.logoSquareBase64 ?? look?.logoWideBase64),
      isOpen: mayEdit,
    },
    {
      title: TEXTS.people,
      hint: TEXTS.peopleHint,
      href: linkTo('/target_users'),
      ...(may(viewer, 'import.workers') && { file: { href: linkTo('/target_users/import'), label: TEXTS.peopleFile } }),
      isDone: beginnings.hasWorkers,
      isOpen: true,
    },
    {
      title: TEXTS.recipient,
      hint: TEXTS.recipientHint,
      href: linkTo('/invoice_recipient/create'),
      ...(may(viewer, 'import.recipients') && {
        file: { href: linkTo('/invoice_recipients/import'), label: TEXTS.recipientFile },
      }),
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
  ];
  const steps = all.filter(({ isOpen }) => isOpen);
  return (
    <SectionCard title={TEXTS.title} hint={TEXTS.hint} isFlush>
      <List component="ol">
        {steps.map(({ title, hint, href, file, isDone }) => {
          const Icon = isDone ? CircleCheck : CircleDashed;
          return (
            <Box component="li" key={title} sx={{ ...ROW, minHeight: 56 }}>
              <Icon size={20} color={isDone ? TONES.success.text : NEUTRAL[400]} aria-hidden />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <RowLink href={href}>{title}</RowLink>
                {isDone && <Box component="span" sx={VISUALLY_HIDDEN}>{`, ${TEXTS.done}`}</Box>}
                <Quiet size="body2">{hint}</Quiet>
                {file && (
                  <Link href={file.href} variant="body2" sx={ABOVE}>
                    {file.label}
                  </Link>
                )}
              </Box>
              <ChevronRight size={18} color={NEUTRAL[500]} aria-hidden />
            </Box>
          );
        })}
      </List>
    </SectionCard>
  );
}
