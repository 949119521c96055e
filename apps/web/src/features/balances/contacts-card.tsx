import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Plus } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { dialLink } from '#ui/contact-links.tsx';
import { List, Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { CONTACT_TEXTS as TEXTS } from './balance-texts.ts';
import type { Recipient } from './recipient-document.ts';

type Person = Recipient['contactPersons'][number];

const roleOf = ({ role, receivesInvoices, receivesPrintouts }: Person): string =>
  [role, receivesInvoices && TEXTS.invoices, receivesPrintouts && TEXTS.printouts].filter(Boolean).join(' · ');

/** The people of the recipient, each with their phone number. */
export function ContactsCard({ recipient }: { readonly recipient: Recipient }) {
  const { id, viewerCanEdit, contactPersons } = recipient;
  return (
    <SectionCard
      title={TEXTS.title}
      isFlush
      action={
        viewerCanEdit && (
          <IconButton
            size="small"
            aria-label={TEXTS.add}
            href={linkTo('/invoice_recipient/edit/$invoiceRecipientId', { invoiceRecipientId: id })}
          >
            <Plus size={16} aria-hidden />
          </IconButton>
        )
      }
    >
      {contactPersons.length === 0 && <Quiet sx={{ p: 2 }}>{TEXTS.none}</Quiet>}
      <List isRuled>
        {contactPersons.map((person) => (
          <PersonRow key={JSON.stringify(person)} {...person} />
        ))}
      </List>
    </SectionCard>
  );
}

function PersonRow(person: Person) {
  const { name, contactEmail, phoneNumber } = person;
  return (
    <Row component="li" gap={1.25} wraps sx={{ px: 2, py: 1.25 }}>
      <Avatar name={name} />
      <Box sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {contactEmail ? (
          <Link href={`mailto:${contactEmail}`} color="inherit" underline="hover" sx={{ fontWeight: 500 }}>
            {name}
          </Link>
        ) : (
          <Box sx={{ fontWeight: 500 }}>{name}</Box>
        )}
        <Quiet size="caption">{roleOf(person)}</Quiet>
      </Box>
      {phoneNumber && (
        <Link href={dialLink(phoneNumber)} color="inherit" underline="hover" sx={{ typography: 'body2' }}>
          {phoneNumber}
        </Link>
      )}
    </Row>
  );
}
