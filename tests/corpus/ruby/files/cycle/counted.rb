$count = ($count || 0) + 1
COUNTED ||= []
COUNTED << $count
