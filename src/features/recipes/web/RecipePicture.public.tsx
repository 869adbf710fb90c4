import { useState } from 'react'
import { atBase } from '#web/lib/basePath.ts'
import { type PictureSize, pictureAddress } from '../pictures.endpoints.ts'
import classes from './RecipePicture.module.css'

interface RecipePictureProps {
  id: number
  size: PictureSize
  className?: string | undefined
  /** Empty where the recipe's title is beside the picture. */
  alt?: string
}

/** The image has a fixed aspect ratio, so that nothing moves when it has loaded. */
export function RecipePicture({ id, size, className, alt = '' }: RecipePictureProps) {
  const [missing, setMissing] = useState<number>()
  if (missing === id) return null
  return (
    <img
      src={atBase(pictureAddress(id, size))}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={[classes.picture, className].join(' ')}
      onError={() => setMissing(id)}
    />
  )
}
