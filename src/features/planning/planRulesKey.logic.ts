export const planRulesKey = 'menu.planRules'
