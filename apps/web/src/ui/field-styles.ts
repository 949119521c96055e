import type { Components, Theme } from '@mui/material/styles';
import { NEUTRAL, SHADOW, TONES } from './tokens.ts';

/** Fields are as high as buttons, their border has 3:1 against the page, and an error is told by two pixels of red. */
export const fieldStyles: Components<Theme> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        fontSize: '0.875rem',
        backgroundColor: NEUTRAL[0],
        '& .MuiOutlinedInput-notchedOutline': { borderColor: NEUTRAL[400] },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: NEUTRAL[600] },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: theme.palette.primary.main },
        '&.Mui-disabled': { backgroundColor: NEUTRAL[50] },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: TONES.danger.text },
        [theme.breakpoints.down('sm')]: { minHeight: 44, fontSize: '1rem' },
      }),
      input: {
        height: 'auto',
        padding: '8px 12px',
        '&::placeholder': { color: NEUTRAL[500], opacity: 1 },
      },
      multiline: { padding: '4px 0' },
      notchedOutline: { '& legend': { display: 'none' }, top: 0 },
    },
  },
  MuiSelect: {
    styleOverrides: { select: { minHeight: 'auto' }, icon: { color: NEUTRAL[600], right: 10, top: 'calc(50% - 9px)' } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { marginTop: 4, border: `1px solid ${NEUTRAL[150]}`, borderRadius: 10, boxShadow: SHADOW.menu },
      option: { minHeight: 38, fontSize: '0.875rem' },
    },
  },
  MuiChip: {
    styleOverrides: { root: { height: 26, borderRadius: 6, backgroundColor: NEUTRAL[100], fontSize: '0.8125rem' } },
  },
  // Checkbox, radio and switch begin where the fields do, over their own padding.
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -8, marginRight: 0 } } },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: NEUTRAL[400],
        padding: 8,
        // Large enough for a thumb, in the same place.
        [theme.breakpoints.down('sm')]: { width: 44, height: 44, margin: '-4px' },
      }),
    },
  },
  // The knob lies within its track, so that it is seen on white too.
  MuiSwitch: {
    styleOverrides: {
      root: { padding: 8 },
      switchBase: { padding: 11, '&.Mui-checked + .MuiSwitch-track': { opacity: 1 } },
      thumb: { width: 16, height: 16, backgroundColor: NEUTRAL[0], boxShadow: 'none' },
      track: { borderRadius: 999, backgroundColor: NEUTRAL[400], opacity: 1 },
    },
  },
};
