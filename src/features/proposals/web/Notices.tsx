import {
  IconAlertCircle,
  IconAlertTriangle,
  IconPencil,
  IconPlugConnected,
} from '@tabler/icons-react'
import type { Proposal } from '../proposals.contract.ts'
import { programOf } from '../summary.logic.ts'
import classes from './Notices.module.css'

interface NoticesProps {
  proposal: Pick<Proposal, 'warnings' | 'problems' | 'errorMessage' | 'edited' | 'originalContext'>
  /** Somebody else decided while the card is edited here. */
  gone?: boolean
}

/** Warnings, problems and errors of a card. */
export function Notices({ proposal, gone }: NoticesProps) {
  const { warnings, problems, errorMessage, edited } = proposal
  const program = programOf(proposal)
  const told = new Set(problems.map(({ message }) => message))
  const failure = errorMessage && !told.has(errorMessage) ? [errorMessage] : []
  if (warnings.length + told.size + failure.length === 0 && !edited && !gone && !program)
    return null
  return (
    <ul role="list" className={classes.notices}>
      {program && (
        <li data-tone="blue">
          <IconPlugConnected size={17} aria-hidden /> Proposed by {program}
        </li>
      )}
      {warnings.map((text) => (
        <li key={text} data-tone="orange">
          <IconAlertTriangle size={17} aria-label="Warning" /> {text}
        </li>
      ))}
      {[...told, ...failure].map((text) => (
        <li key={text} data-tone="red">
          <IconAlertCircle size={17} aria-label="Problem" /> {text}
        </li>
      ))}
      {edited && !gone && (
        <li data-tone="blue">
          <IconPencil size={17} aria-hidden /> Edited: approve it to apply your version.
        </li>
      )}
      {gone && (
        <li data-tone="red" role="alert">
          <IconAlertCircle size={17} aria-hidden /> This was decided in another browser. What you
          typed can’t be saved anymore.
        </li>
      )}
    </ul>
  )
}
