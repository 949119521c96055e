import Box from '@mui/material/Box';
import { CARD } from '#ui/layout.tsx';

/** On a phone. */
const HEIGHT = 204;

/** Keeps the room of the card, so that nothing moves beneath a thumb when it comes. */
export const PromptPlace = () => <Box aria-hidden sx={{ ...CARD, minHeight: HEIGHT }} />;
