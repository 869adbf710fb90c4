import { useState } from 'react'
import { type PictureSize, pictureAddress } from '../pictures.endpoints.ts'
import classes from './RecipePicture.module.css'

interface RecipePictureProps {
  id: number
  size: PictureSize
  className?: string | undefined
  /** Nothing where the title stands beside it. */
  alt?: string
}

/** Its place has a shape of its own, so that nothing moves when the picture arrives. */
export function RecipePicture({ id, size, className, alt = '' }: RecipePictureProps) {
  const [missing, setMissing] = useState<number>()
  if (missing === id) return null
  return (
    <img
      src={pictureAddress(id, size)}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={[classes.picture, className].join(' ')}
      onError={() => setMissing(id)}
    />
  )
}
