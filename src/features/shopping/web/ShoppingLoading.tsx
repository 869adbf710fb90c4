import { Card, Group, Skeleton } from '@mantine/core'

const widths = [46, 60, 38, 52, 44, 30]

export function ShoppingLoading() {
  return (
    <Card role="status" aria-label="Loading the shopping list">
      <Skeleton height={20} width={110} mb={16} />
      {widths.map((width) => (
        <Group key={width} gap={12} h={45} wrap="nowrap">
          <Skeleton height={20} width={20} />
          <Skeleton height={16} width={`${width}%`} />
        </Group>
      ))}
    </Card>
  )
}
