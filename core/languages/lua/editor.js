// The mode of the editor for Lua: plain text so far.
export const language = () => [];
