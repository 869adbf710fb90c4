import { Box, Card, Group, Stack } from '@mantine/core'
import { Pill } from '#web/ui/Pill.tsx'
import type { SchemaField, SchemaTable } from '../brain.logic.ts'
import { schemaQuery } from './brain.api.ts'
import { number } from './brainWords.ts'
import classes from './SchemaTab.module.css'
import { PayloadQuery, PayloadStats } from './SentPayload.tsx'
import { useMomentWords } from './useMomentWords.ts'

const unknown = 'N/A'

export function SchemaTab() {
  const moment = useMomentWords()
  return (
    <PayloadQuery
      query={schemaQuery}
      loading="Loading the schema"
      failed="The schema couldn't be loaded"
    >
      {({ version, generatedAt, tables }) => (
        <>
          <PayloadStats
            facts={[
              ['Version', version || unknown],
              ['Tables', number(tables.length)],
              ['Generated', moment(generatedAt) ?? unknown],
            ]}
          />
          <Stack component="ul" role="list" gap={16} aria-label="Tables">
            {tables.map((table) => (
              <li key={table.tableName}>
                <Table {...table} />
              </li>
            ))}
          </Stack>
        </>
      )}
    </PayloadQuery>
  )
}

const Table = ({ tableName, description, usedInCommands, fields }: SchemaTable) => (
  <Card component="article" aria-label={tableName}>
    <h2 className={classes.name}>{tableName}</h2>
    <Box component="p" mt={4} className="dim">
      {description}
    </Box>
    {usedInCommands.length > 0 && (
      <Group component="p" gap={6} mt={10}>
        <Box component="span" mr={4} className="dim small">
          Used in commands
        </Box>
        {usedInCommands.map((command) => (
          <Pill key={command}>{command}</Pill>
        ))}
      </Group>
    )}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too */}
    <section className={classes.frame} tabIndex={0} aria-label={`Fields of ${tableName}`}>
      <table className={classes.fields}>
        <thead>
          <tr>
            {['Field', 'Type', 'Required', 'Array', 'Description'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <Field key={field.name} {...field} />
          ))}
        </tbody>
      </table>
    </section>
  </Card>
)

const yes = (is: boolean) => (is ? 'Yes' : 'No')

const Field = ({ name, type, isArray, isRequired, description }: SchemaField) => (
  <tr>
    <th scope="row">{name}</th>
    <td>
      {type}
      {isArray && '[]'}
    </td>
    <td>{yes(isRequired)}</td>
    <td>{yes(isArray)}</td>
    <td>{description ?? '-'}</td>
  </tr>
)
