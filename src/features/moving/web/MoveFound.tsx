import { Box, Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { problemOf } from '#web/lib/http/request.ts'
import { Problem } from '#web/ui/feedback/Problem.tsx'
import { Tick } from '#web/ui/forms/TickBox.tsx'
import { type FoundList, listTitles, type Move, type MoveListName } from '../moving.logic.ts'
import classes from './MoveInDialog.module.css'
import { useForgetMove, useSaveMove } from './moving.api.ts'
import { counted, recipeExtras } from './movingWords.ts'

/** What was found, list by list; nothing is saved yet. */
export function MoveFound({ move }: { move: Move }) {
  const { id, source, program, lists, problem, isStopped } = move
  const [left, setLeft] = useState<ReadonlySet<MoveListName>>(new Set())
  const save = useSaveMove()
  const forget = useForgetMove()
  const chosen = lists.filter(({ name, added }) => added > 0 && !left.has(name))
  const tick = (name: MoveListName, isChosen: boolean) =>
    setLeft(
      (last) => new Set(isChosen ? [...last].filter((each) => each !== name) : [...last, name]),
    )
  const shown = save.error ? problemOf(save.error) : problem
  return (
    <Stack gap="md">
      <p role="status" className="breaks">
        <strong>{source}</strong>
        {program && ` (${program})`}. Nothing is saved yet.
      </p>
      {isStopped && <p>You stopped it before anything was saved.</p>}
      {shown && <Problem>{shown}</Problem>}
      <ul role="list" className={`${classes.lists} ruled`} aria-label="What was found">
        {lists.map((list) => (
          <FoundRow
            key={list.name}
            list={list}
            extras={list.name === 'recipes' ? recipeExtras(move) : ''}
            isChosen={!left.has(list.name)}
            onTick={tick}
          />
        ))}
      </ul>
      <LeftOut move={move} />
      <Group justify="flex-end" gap={10}>
        <Button
          variant="default"
          loading={forget.isPending}
          disabled={save.isPending}
          onClick={() => forget.mutate(id)}
        >
          Choose something else
        </Button>
        <Button
          disabled={chosen.length === 0}
          loading={save.isPending}
          onClick={() => save.mutate({ id, lists: chosen.map(({ name }) => name) })}
        >
          {chosen.length === 0 ? 'Nothing new here' : 'Move In'}
        </Button>
      </Group>
    </Stack>
  )
}

interface FoundRowProps {
  list: FoundList
  extras: string
  isChosen: boolean
  onTick: (name: MoveListName, isChosen: boolean) => void
}

function FoundRow({ list, extras, isChosen, onTick }: FoundRowProps) {
  const { name, added, known, examples } = list
  const more = added - examples.length
  return (
    <li className={classes.row}>
      <Tick
        className={classes.tick}
        checked={isChosen && added > 0}
        onTick={(is) => onTick(name, is)}
      >
        <span className="grow">
          <span className="strong">{listTitles[name]}</span>
          <span className={classes.words}>
            {`${added.toLocaleString('en-US')} new`}
            {known > 0 && `, ${known.toLocaleString('en-US')} already here`}
            {extras && ` · ${extras}`}
          </span>
          {examples.length > 0 && (
            <span className={`${classes.words} dim small breaks`} dir="auto">
              {examples.join(' · ')}
              {more > 0 && ` · ${counted(more, 'more', 'more')}`}
            </span>
          )}
        </span>
      </Tick>
    </li>
  )
}

function LeftOut({ move: { leftOut, remarks } }: { move: Move }) {
  if (leftOut.length === 0 && remarks.length === 0) return null
  return (
    <section aria-labelledby="move-left-out">
      <Box component="h3" fz="md" mb={6} id="move-left-out">
        Left out
      </Box>
      <ul role="list" className="small">
        {leftOut.map(({ what, count, why }) => (
          <li key={what} className={classes.left}>
            <strong>{`${what}: ${count.toLocaleString('en-US')}`}</strong>{' '}
            <span className="dim">{why}</span>
          </li>
        ))}
        {remarks.map((remark) => (
          <li key={remark} className={`${classes.left} breaks`}>
            {remark}
          </li>
        ))}
      </ul>
    </section>
  )
}
