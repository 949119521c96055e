import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type Ref, useRef, useState } from 'react';
import { dataUri } from '../image-data.ts';
import { Quiet, Row } from '../layout.tsx';
import { NEUTRAL, TONES, tint } from '../tokens.ts';
import { IMAGE_TEXTS } from './image-texts.ts';

interface ImageDropProps {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly value: string | null;
  readonly accept: string;
  readonly shape: 'square' | 'wide';
  readonly hasError: boolean;
  readonly isDisabled: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly aria: object;
  readonly onFile: (file: Blob) => void;
  readonly onRemove: () => void;
}

/** The place to drop a file on; the button opens the browser's own choice of files. */
export function ImageDrop(props: ImageDropProps) {
  const { id, label, name, value, accept, shape, hasError, isDisabled, buttonRef, aria, onFile, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  const action = value ? IMAGE_TEXTS.replace : IMAGE_TEXTS.choose;
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isDisabled) onFile(file);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // So that the same file can be chosen again after it was mended.
    target.value = '';
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        ...ZONE,
        ...(hasError && { border: `2px solid ${TONES.danger.text}` }),
        ...(isOver && { bgcolor: tint(6) }),
      }}
    >
      <Box sx={{ ...PREVIEW, width: shape === 'wide' ? 192 : 72 }}>
        {value ? (
          <Box component="img" alt="" src={dataUri(value)} sx={{ maxWidth: '100%', maxHeight: '100%' }} />
        ) : (
          <ImagePlus aria-hidden />
        )}
      </Box>
      <Row gap={1} wraps>
        <Button
          {...aria}
          id={id}
          name={name}
          ref={buttonRef}
          variant="outlined"
          disabled={isDisabled}
          aria-label={`${label}: ${action}`}
          onClick={() => input.current?.click()}
        >
          {action}
        </Button>
        <input ref={input} type="file" hidden accept={accept} onChange={choose} />
        {value && (
          <Button onClick={onRemove} disabled={isDisabled}>
            {IMAGE_TEXTS.remove}
          </Button>
        )}
        <Quiet size="body2" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {IMAGE_TEXTS.drop}
        </Quiet>
      </Row>
    </Box>
  );
}

const ZONE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 1.5,
  border: `1px dashed ${NEUTRAL[400]}`,
  borderRadius: '10px',
} as const;

const PREVIEW = {
  height: 72,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '10px',
  bgcolor: NEUTRAL[50],
  border: `1px solid ${NEUTRAL[150]}`,
  color: NEUTRAL[500],
} as const;
