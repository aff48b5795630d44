console.log("nor does this");
export const open = () => "open";
