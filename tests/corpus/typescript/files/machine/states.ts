export const transitions = {
  closed: { open: "opened", lock: "locked" },
  opened: { close: "closed" },
  locked: { unlock: "closed" },
} as const;
export type State = keyof typeof transitions;
export type EventOf = { [S in State]: keyof (typeof transitions)[S] }[State];
