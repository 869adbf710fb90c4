import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp'

export const picture = (format: Format = 'jpeg', width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .toFormat(format)
    .toBuffer()
