import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './StarsField.module.css'

interface StarsFieldProps {
  /** The member's name. */
  name: string
  /** 0 for none. */
  value: number
  onChange: (stars: number) => void
}

/** Pressing the chosen star again clears the rating. */
export function StarsField({ name, value, onChange }: StarsFieldProps) {
  const group = useId()
  return (
    <fieldset className={classes.stars} aria-label={`Stars from ${name}`}>
      {[1, 2, 3, 4, 5].map((stars) => {
        const Star = stars <= value ? IconStarFilled : IconStar
        return (
          <label key={stars} className={classes.star} data-given={stars <= value || undefined}>
            <input
              type="radio"
              name={group}
              aria-label={`${name}: ${stars} of 5 stars`}
              checked={stars === value}
              onChange={() => onChange(stars)}
              onClick={() => stars === value && onChange(0)}
              className="covers"
            />
            <Star size={24} aria-hidden />
          </label>
        )
      })}
    </fieldset>
  )
}
