import { describe, expect, it } from 'vitest';
import { arrange, type Note, type PushMessage } from './notes.ts';

const message = (tag: string, more: Partial<PushMessage> = {}): PushMessage => ({
  title: 'Neues Angebot',
  body: `Gala ${tag}`,
  path: `/offer/${tag}`,
  tag,
  receipt: `r-${tag}`,
  ...more,
});
const offer = (tag: string): PushMessage => message(tag, { answer: `token-${tag}` });

/** The notes on a phone after these messages, the newest last. */
function shownAfter(...messages: readonly PushMessage[]): readonly Note[] {
  let shown: readonly Note[] = [];
  for (const one of messages) {
    const { show, close } = arrange(shown, one);
    const replaced = new Set([...close, ...show.map(({ tag }) => tag)]);
    shown = [...shown.filter(({ tag }) => !replaced.has(tag)), ...show];
  }
  return shown;
}

const seen = (notes: readonly Note[]) => notes.map(({ tag, title, news }) => [tag, title, news.length]);

describe('notes', () => {
  it('shows one offer by itself, with its way to be answered and without its receipt', () => {
    const [note] = shownAfter(offer('a'));
    expect(note).toMatchObject({ tag: 'a', path: '/offer/a', isQuiet: false });
    expect(note?.news).toEqual([
      { title: 'Neues Angebot', body: 'Gala a', path: '/offer/a', tag: 'a', answer: 'token-a' },
    ]);
  });

  it('gathers several offers in one, the newest first, which opens the list', () => {
    const notes = shownAfter(offer('a'), offer('b'), offer('c'));
    expect(seen(notes)).toEqual([['offers', '3 Angebote warten auf dich', 3]]);
    expect(notes[0]).toMatchObject({ path: '/', body: 'Gala c\nGala b\nGala a', isQuiet: false });
  });

  it('writes no more lines than a phone shows', () => {
    const [note] = shownAfter(...['a', 'b', 'c', 'd', 'e', 'f'].map(offer));
    expect(note?.body.split('\n')).toHaveLength(4);
    expect(note?.news).toHaveLength(6);
  });

  it('shows an offer once, however often it comes', () => {
    expect(seen(shownAfter(offer('a'), offer('a')))).toEqual([['a', 'Neues Angebot', 1]]);
    expect(seen(shownAfter(offer('a'), offer('b'), offer('a')))).toEqual([['offers', '2 Angebote warten auf dich', 2]]);
  });

  it('replaces an offer that is gone', () => {
    const gone = message('a', { title: 'Angebot zurückgezogen' });
    expect(seen(shownAfter(offer('a'), gone))).toEqual([['a', 'Angebot zurückgezogen', 1]]);
    expect(shownAfter(offer('a'), gone)[0]?.isQuiet).toBe(false);
    expect(shownAfter(offer('a'), { ...gone, isQuiet: true })[0]?.isQuiet).toBe(true);
  });

  it('takes an offer that is gone out of those that were gathered, without a sound', () => {
    const gone = message('b', { title: 'Angebot zurückgezogen' });
    const notes = shownAfter(offer('a'), offer('b'), offer('c'), gone);
    expect(seen(notes)).toEqual([
      ['offers', '2 Angebote warten auf dich', 2],
      ['b', 'Angebot zurückgezogen', 1],
    ]);
    expect(notes[0]?.isQuiet).toBe(true);
    expect(notes[1]?.isQuiet).toBe(false);
  });

  it('shows the last of them by itself again', () => {
    const gone = message('b', { title: 'Angebot zurückgezogen' });
    expect(seen(shownAfter(offer('a'), offer('b'), gone))).toEqual([
      ['a', 'Neues Angebot', 1],
      ['b', 'Angebot zurückgezogen', 1],
    ]);
  });

  it('leaves other news alone', () => {
    const booked = message('x', { title: 'Du bist gebucht' });
    expect(seen(shownAfter(booked, offer('a'), offer('b')))).toEqual([
      ['x', 'Du bist gebucht', 1],
      ['offers', '2 Angebote warten auf dich', 2],
    ]);
  });
});
