import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Draws every icon and splash picture anew from the web app's own mark; the result is committed. */
const HERE = import.meta.dirname;
const ANDROID = join(HERE, 'android/app/src/main/res');
const IOS = join(HERE, 'ios/App/App/Assets.xcassets');
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const;

const icon = readFileSync(join(HERE, '../web/public/favicon.svg'), 'utf8');
const GROUND = /fill="(#\w{6})"/.exec(icon)?.[1] ?? '#000000';
/** Phones cut their own shape: square to the edges. */
const square = icon.replace(/ rx="\d+"/, '');
const round = icon.replace(/ rx="\d+"/, ' rx="16"');
/** Only the mark, in one colour. */
const mark = (colour: string) => icon.replace(/<rect[^>]*>/, '').replaceAll('#fff', colour);

async function draw(file: string, svg: string, side: number, { of = side, ground = '#ffffff00' } = {}): Promise<void> {
  mkdirSync(join(file, '..'), { recursive: true });
  const drawing = await sharp(Buffer.from(svg), { density: (72 * of) / 32 })
    .resize(of, of)
    .png()
    .toBuffer();
  const before = Math.floor((side - of) / 2);
  const after = side - of - before;
  const framed = sharp(drawing).extend({ top: before, left: before, bottom: after, right: after, background: ground });
  // Apple's store refuses an icon that could be seen through.
  const opaque = ground.length === 7 ? framed.flatten({ background: ground }) : framed;
  writeFileSync(file, await opaque.png({ compressionLevel: 9 }).toBuffer());
}

for (const [name, scale] of Object.entries(DENSITIES)) {
  const folder = join(ANDROID, `mipmap-${name}`);
  await draw(join(folder, 'ic_launcher.png'), icon, 48 * scale);
  await draw(join(folder, 'ic_launcher_round.png'), round, 48 * scale);
  // Only the inner 66 of its 108 points are sure to be seen.
  await draw(join(folder, 'ic_launcher_foreground.png'), mark('#ffffff'), 108 * scale, { of: 72 * scale });
  await draw(join(ANDROID, `drawable-${name}`, 'ic_notification.png'), mark('#ffffff'), 24 * scale);
}
await draw(join(ANDROID, 'drawable-nodpi', 'splash.png'), mark(GROUND), 864, { of: 480 });
await draw(join(IOS, 'AppIcon.appiconset/AppIcon.png'), square, 1024, { ground: GROUND });
await draw(join(IOS, 'Splash.imageset/splash.png'), mark(GROUND), 1366, { of: 320, ground: '#ffffff' });
