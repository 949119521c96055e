import sharp from 'sharp';

// Only what we take is ever unpacked: the other loaders are a large surface for files made to hurt.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);

export { sharp };
