import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { Recipe } from '../../recipes.contract.ts'
import { recipesApi } from '../recipes.api.ts'

interface FavoriteButtonProps {
  recipe: Recipe
  size?: number
}

export function FavoriteButton({ recipe, size }: FavoriteButtonProps) {
  const update = recipesApi.useUpdate()
  const { id, title, isFavorite } = recipe
  return (
    <IconButton
      icon={isFavorite ? IconHeartFilled : IconHeart}
      iconSize={18}
      {...(size && { size })}
      color={isFavorite ? 'red' : 'gray'}
      label={`Favorite: ${title}`}
      tip={isFavorite ? 'A favorite' : 'Make it a favorite'}
      aria-pressed={isFavorite}
      onClick={() => update.mutate({ id, changes: { isFavorite: !isFavorite }, base: recipe })}
    />
  )
}
