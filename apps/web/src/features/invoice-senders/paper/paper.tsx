import { isIban, plainIban } from '@gastspiel/domain/bank/iban.ts';
import { footerColumnsOf, returnLineOf } from '@gastspiel/domain/invoice-senders/sender-lines.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { dataUri } from '#ui/image-data.ts';
import { Row } from '#ui/layout.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { PAPER_TEXTS as TEXTS } from '../sender-texts.ts';
import type { SenderValues } from '../sender-values.ts';
import { PaperPart } from './paper-part.tsx';
import { type Sample, SampleFacts, SampleLines, SampleSums, sampleOf } from './sample-invoice.tsx';

/** A sheet of A4 in the proportions of the real one: all measures are in hundredths of its width. */
export function Paper({ sender }: { readonly sender: SenderValues }) {
  const [sample] = useState(() => sampleOf(dayOf(new Date())));
  return (
    <Box sx={{ width: '100%', containerType: 'inline-size' }}>
      <Box sx={SHEET}>
        <Logo logo={sender.logoBase64} />
        <AddressWindow sender={sender} sample={sample} />
        <SampleLines sample={sample} />
        <SampleSums hasCode={isIban(plainIban(sender.iban ?? ''))} sample={sample} />
        {sender.closureText?.trim() && (
          <PaperPart fields={['closureText']} sx={CLOSURE}>
            {sender.closureText}
          </PaperPart>
        )}
        <Foot sender={sender} />
      </Box>
    </Box>
  );
}

function Logo({ logo }: { readonly logo: string | null | undefined }) {
  return (
    <PaperPart fields={['logoBase64']} sx={{ alignSelf: 'start', height: '7.5cqw', flex: 'none' }}>
      {logo ? (
        <Box
          component="img"
          alt=""
          src={dataUri(logo)}
          sx={{ maxWidth: '55cqw', height: '100%', objectFit: 'contain' }}
        />
      ) : (
        <Box sx={NO_LOGO}>{TEXTS.noLogo}</Box>
      )}
    </PaperPart>
  );
}

function AddressWindow({ sender, sample }: { readonly sender: SenderValues; readonly sample: Sample }) {
  const line = returnLineOf(sender);
  return (
    <Box sx={{ mt: '10cqw' }}>
      <PaperPart fields={line.fields} sx={{ ...RETURN_LINE, ...(!line.text && { color: NEUTRAL[500] }) }}>
        {line.text || TEXTS.noName}
      </PaperPart>
      <Row gap="3cqw" align="stretch" justify="space-between">
        <div>
          {TEXTS.recipient.map((text, index) => (
            <Box key={text} sx={index === 0 ? { fontWeight: 650 } : {}}>
              {text}
            </Box>
          ))}
        </div>
        <SampleFacts sample={sample} />
      </Row>
    </Box>
  );
}

function Foot({ sender }: { readonly sender: SenderValues }) {
  return (
    <Box sx={FOOT}>
      {footerColumnsOf(sender).map((lines, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three columns never change places
        <Box key={column} sx={{ minWidth: 0 }}>
          {lines.map(({ text, fields }, index) => (
            <PaperPart
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
              key={index}
              fields={fields}
              sx={{ overflowWrap: 'anywhere', ...(fields[0] === 'name' && { fontWeight: 650 }) }}
            >
              {text}
            </PaperPart>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const SHEET = {
  display: 'flex',
  flexDirection: 'column',
  aspectRatio: '210 / 297',
  overflow: 'hidden',
  pt: '6.2cqw',
  pb: '4.5cqw',
  pl: '11.9cqw',
  pr: '7.6cqw',
  borderTop: '1cqw solid',
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontSize: '2.25cqw',
  lineHeight: 1.45,
} as const;

const NO_LOGO = {
  height: '100%',
  px: '4cqw',
  display: 'grid',
  placeItems: 'center',
  border: `1px dashed ${NEUTRAL[400]}`,
  color: NEUTRAL[500],
} as const;

/** One line, however long the name: the window of an envelope has no room for two. */
const RETURN_LINE = {
  width: 'fit-content',
  maxWidth: '70cqw',
  mb: '1.6cqw',
  borderBottom: `1px solid ${NEUTRAL[300]}`,
  fontSize: '1.45cqw',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
} as const;

const CLOSURE = {
  mt: '4cqw',
  minHeight: 0,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  fontSize: '2cqw',
} as const;
const FOOT = {
  mt: 'auto',
  flex: 'none',
  maxHeight: '40cqw',
  overflow: 'hidden',
  display: 'grid',
  // Each as wide as its lines, as long as there is room for all.
  gridTemplateColumns: 'auto auto auto',
  justifyContent: 'space-between',
  columnGap: '1.2cqw',
  pt: '1.6cqw',
  borderTop: '1px solid',
  borderColor: 'primary.main',
  fontSize: '1.35cqw',
} as const;
