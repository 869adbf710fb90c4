import { Card, Group, Skeleton } from '@mantine/core'
import classes from './RecipesLoading.module.css'

export function RecipesLoading() {
  return (
    <div className={classes.cards} role="status" aria-label="Loading the recipe book">
      {[45, 60, 38, 52, 64, 42].map((width) => (
        <Card key={width} padding={18} mih={158}>
          <Skeleton height={18} width={`${width}%`} />
          <Skeleton height={13} width={`${width + 25}%`} mt={12} />
          <Group gap={6} mt={14}>
            <Skeleton height={22} width={48} radius="xl" />
            <Skeleton height={22} width={82} radius="xl" />
            <Skeleton height={22} width={76} radius="xl" />
          </Group>
        </Card>
      ))}
    </div>
  )
}
