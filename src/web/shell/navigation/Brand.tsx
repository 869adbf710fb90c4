import { IconLeaf } from '@tabler/icons-react'
import { Link } from 'wouter'
import classes from './Brand.module.css'

interface BrandProps {
  iconOnly?: boolean
  onClick?: () => void
}

export function Brand({ iconOnly, onClick }: BrandProps) {
  return (
    <Link href="/" className={classes.brand} aria-label="Food Pal" onClick={onClick}>
      <IconLeaf size={25} color="var(--fp-brand)" aria-hidden />
      {!iconOnly && 'Food Pal'}
    </Link>
  )
}
