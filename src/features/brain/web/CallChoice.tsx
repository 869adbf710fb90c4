import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { type PromptRole, promptRoles } from '#features/assistant/prompt/sections/sections.logic.ts'
import { callNames } from './brainWords.ts'
import classes from './CallChoice.module.css'

interface CallChoiceProps {
  value: PromptRole
  onChange: (role: PromptRole) => void
  /** What is shown of it. */
  children: ReactNode
}

/** Each message leads to two calls, the first proposes changes, the second answers: which of them? */
export const CallChoice = ({ value, onChange, children }: CallChoiceProps) => (
  <div className={classes.intro}>
    <p className={classes.words}>{children}</p>
    <SegmentedControl
      aria-label="Which call"
      value={value}
      onChange={(chosen) => {
        const role = promptRoles.find((each) => each === chosen)
        if (role) onChange(role)
      }}
      data={promptRoles.map((role) => ({ value: role, label: callNames[role] }))}
    />
  </div>
)
