import { Autocomplete, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recipesApi } from '#features/recipes/web/recipes.api.ts'
import { sameName } from '#shared/order.ts'
import { forgivingFilter } from '#web/ui/forms/forgivingFilter.ts'
import { ideaApi } from '../sometime.api.ts'
import classes from './Sometime.module.css'

const mostChoices = 8

/** A dish of the book by its title, or any other by its name. */
export function AddIdea() {
  const { data: recipes = [] } = useQuery(recipesApi.list)
  const [name, setName] = useState('')
  const add = ideaApi.useAdd()
  // Recipes that only this browser has (id below zero) can't be referenced yet.
  const known = recipes.filter(({ id }) => id > 0)

  function save(recipeName: string) {
    if (!recipeName.trim() || add.isPending) return
    const recipe = known.find(({ title }) => sameName(title, recipeName))
    add.mutate(
      { recipeName: recipe?.title ?? recipeName, recipeId: recipe?.id ?? null },
      { onSuccess: () => setName('') },
    )
  }

  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault()
        save(name)
      }}
    >
      <Autocomplete
        aria-label="A dish for sometime"
        placeholder="Add a dish"
        maxLength={200}
        // Only once something is typed: on a phone the list covers the dishes below.
        data={name.trim() ? [...new Set(known.map(({ title }) => title))] : []}
        filter={forgivingFilter}
        limit={mostChoices}
        value={name}
        onChange={setName}
        onOptionSubmit={save}
      />
      <Button type="submit" variant="default" loading={add.isPending} disabled={!name.trim()}>
        Add
      </Button>
    </form>
  )
}
