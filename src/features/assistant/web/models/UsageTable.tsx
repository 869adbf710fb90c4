import { Table, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sayDay } from '#shared/days.ts'
import { usageQuery } from '../models.api.ts'

const count = new Intl.NumberFormat('en-US')
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** What models read and wrote, by day. */
export function UsageTable() {
  const { data: usage = [] } = useQuery(usageQuery)
  if (usage.length === 0) return null
  const costs = usage.some(({ cost }) => cost > 0)
  return (
    <section>
      <Title order={3} mb={10} fz="md" id="ai-usage">
        Used in the last month
      </Title>
      <Table aria-labelledby="ai-usage" className="tabular small" horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Day</Table.Th>
            <Table.Th>Model</Table.Th>
            <Table.Th ta="end">Tokens in</Table.Th>
            <Table.Th ta="end">out</Table.Th>
            {costs && <Table.Th ta="end">Cost</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {usage.map(({ id, day, modelId, inputTokens, outputTokens, cost }) => (
            <Table.Tr key={id}>
              <Table.Td>{sayDay(day, { month: 'short', day: 'numeric' })}</Table.Td>
              <Table.Td className="breaks">{modelId}</Table.Td>
              <Table.Td ta="end">{count.format(inputTokens)}</Table.Td>
              <Table.Td ta="end">{count.format(outputTokens)}</Table.Td>
              {costs && <Table.Td ta="end">{dollars.format(cost)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
