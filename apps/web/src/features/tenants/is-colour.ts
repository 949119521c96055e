/** While it is typed, a colour is mostly none yet. */
export const isColour = (text: string): boolean => /^#[\dA-F]{6}$/i.test(text);
