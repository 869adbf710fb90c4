import { SegmentedControl } from '@mantine/core'
import { type PromptRole, promptRoles } from '#features/assistant/prompt/sections.facts.ts'
import { callNames } from './words.ts'

interface RoleSwitchProps {
  value: PromptRole
  onChange: (role: PromptRole) => void
}

/** Each message leads to two calls: the first proposes changes, the second answers. */
export const RoleSwitch = ({ value, onChange }: RoleSwitchProps) => (
  <SegmentedControl
    aria-label="Which call"
    value={value}
    onChange={(chosen) => {
      const role = promptRoles.find((each) => each === chosen)
      if (role) onChange(role)
    }}
    data={promptRoles.map((role) => ({ value: role, label: callNames[role] }))}
  />
)
