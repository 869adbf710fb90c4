import { NativeSelect, Paper, Table, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ModelFigures } from '../aiTests.contract.ts'
import { comparisonQuery } from './aiTests.api.ts'

const count = new Intl.NumberFormat('en-US')

const figures: { label: string; of: (model: ModelFigures) => string }[] = [
  { label: 'Right', of: ({ right }) => count.format(right) },
  { label: 'Wrong', of: ({ wrong }) => count.format(wrong) },
  {
    label: 'Seconds a test',
    of: ({ right, wrong, milliseconds }) =>
      (milliseconds / 1_000 / Math.max(1, right + wrong)).toFixed(1),
  },
  { label: 'Tokens', of: ({ tokens }) => (tokens === null ? '–' : count.format(tokens)) },
]

const said = (right: boolean | null) => {
  if (right === null) return 'Not asked'
  return right ? 'Right' : 'Wrong'
}

/** The newest runs of two models, and the tests in which they differ. */
export function Comparison() {
  const { data } = useQuery(comparisonQuery)
  const [chosen, setChosen] = useState([0, 1])
  // An answer of another shape must not take the results away.
  if (!data?.models || data.models.length < 2) return null
  const at = chosen.map((n) => Math.min(n, data.models.length - 1))
  const models = at.flatMap((n) => data.models[n] ?? [])
  const differing = data.tests.filter(
    ({ right }) => new Set(at.map((n) => right[n] ?? false)).size > 1,
  )
  return (
    <Paper component="section" withBorder p={16} mb={14} aria-labelledby="compare-models">
      <Title order={2} fz="lg" mb={10} id="compare-models">
        Compare models
      </Title>
      <Table aria-labelledby="compare-models" className="tabular small" horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Newest run</Table.Th>
            {at.map((n, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns that never move
              <Table.Th key={column}>
                <NativeSelect
                  size="sm"
                  aria-label={column === 0 ? 'First model' : 'Second model'}
                  value={String(n)}
                  data={data.models.map(({ model }, place) => ({
                    label: model,
                    value: String(place),
                  }))}
                  onChange={(event) =>
                    setChosen(at.with(column, Number(event.currentTarget.value)))
                  }
                />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {figures.map(({ label, of }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              {models.map((model, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns that never move
                <Table.Td key={column}>{of(model)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
          {differing.map(({ testName, right }) => (
            <Table.Tr key={testName}>
              <Table.Th scope="row" fw={400}>
                {testName}
              </Table.Th>
              {at.map((n, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns that never move
                <Table.Td key={column}>{said(right[n] ?? null)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}
