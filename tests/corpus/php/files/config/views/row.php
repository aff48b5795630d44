<tr><td><?= $row['id'] ?></td><td><?php echo htmlspecialchars($row['label']) ?></td></tr>
<?php
$rows = ($rows ?? 0) + 1;
$last = $row['label'];
