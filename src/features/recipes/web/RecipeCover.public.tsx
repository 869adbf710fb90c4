import {
  IconBowlChopsticks,
  IconBowlSpoon,
  IconBread,
  IconCake,
  IconCheese,
  IconEgg,
  IconFish,
  IconMeat,
  IconMilkshake,
  IconPepper,
  IconSalad,
  IconSoup,
  IconToolsKitchen2,
} from '@tabler/icons-react'
import type { PictureSize } from '../pictures.endpoints.ts'
import type { CoverKind } from '../recipes.contract.ts'
import classes from './RecipeCover.module.css'
import { RecipePicture } from './RecipePicture.public.tsx'

const icons = {
  meat: IconMeat,
  fish: IconFish,
  cheese: IconCheese,
  soup: IconSoup,
  bowl: IconBowlSpoon,
  noodles: IconBowlChopsticks,
  egg: IconEgg,
  bread: IconBread,
  cake: IconCake,
  salad: IconSalad,
  plant: IconPepper,
  drink: IconMilkshake,
  dish: IconToolsKitchen2,
} satisfies Record<CoverKind, unknown>

interface RecipeCoverProps {
  pictureId: number | null
  kind?: CoverKind | undefined
  size?: PictureSize
  className?: string | undefined
}

/** A recipe's picture, or a drawn cover: one tint and one icon for each kind of dish. */
export function RecipeCover({
  pictureId,
  kind = 'dish',
  size = 'small',
  className,
}: RecipeCoverProps) {
  const Icon = icons[kind]
  return (
    <div className={[classes.cover, className].join(' ')} data-kind={kind} aria-hidden>
      <Icon className={classes.large} />
      <Icon className={classes.small} />
      {pictureId !== null && (
        <RecipePicture id={pictureId} size={size} className={classes.picture} />
      )}
    </div>
  )
}
