package java.lang.reflect;

/**
 * The names in the archive of classes that OpenJDK 17.0.15 maps at its start, in their order there, as far as they have up to
 * fourteen letters and three words. Lowering reads them: they decide in which order the methods of a class are listed.
 */
final class ArchivedNames {
    static final String ALL = """
payload initPhase1 initPhase2 initPhase3 clazz exceptionTypes modifiers invokeBasic linkToVirtual linkToStatic
linkToSpecial linkToNative invoke parameterTypes returnType signature slot trustedFinal annotations index executable
base invokeExact linkMethod linkCallSite visitFrame getRuntime runtime getName asPrimitive println getStackTrace main
name priority stillborn group daemon run exit add remove parent threads groups maxPriority destroyed nthreads ngroups
shutdown finalize lock discovered loadClass get refersTo0 put type findNative getFromClass dispatch getCause initCause
getProperty context wait newInstance0 forName forName0 cache value bitCount profile equals length target toString
values receiver vmtarget method vmindex flags basicType append klass mid version methodName fileName lineNumber loader
getModule hashCode getClass clone notify notifyAll abs sin cos tan atan2 sqrt log log10 pow exp min max floor ceil
rint addExact decrementExact incrementExact multiplyExact multiplyHigh negateExact subtractExact fma copySign signum
reverseBytes nanoTime arraycopy currentThread isInstance getModifiers isInterface isArray isPrimitive isHidden
getSuperclass cast getLength getCallerClass newArray onSpinWait copyOf copyOfRange compress inflate toBytes getChars
compareTo indexOf indexOfChar indexOfLatin1 isDigit isLowerCase isUpperCase isWhitespace checkIndex hasNegatives
implMulAdd implEncrypt implDecrypt implCrypt implCompress0 encodeBlock decodeBlock processBlocks update updateBytes0
updateBytes writeback0 copyMemory0 loadFence storeFence fullFence profileBoolean getReference putReference getBoolean
putBoolean getByte putByte getShort putShort getChar putChar getInt putInt getLong putLong getFloat putFloat getDouble
putDouble getIntVolatile putIntVolatile getByteOpaque putByteOpaque getShortOpaque putShortOpaque getCharOpaque
putCharOpaque getIntOpaque putIntOpaque getLongOpaque putLongOpaque getFloatOpaque putFloatOpaque getByteAcquire
putByteRelease getCharAcquire putCharRelease getIntAcquire putIntRelease getLongAcquire putLongRelease unaryOp
binaryOp ternaryOp shuffleIota load store test blend compare rearrangeOp extract insert broadcastInt convert
loadWithMap storeWithMap maybeRebox park unpark booleanValue byteValue charValue shortValue intValue longValue
floatValue doubleValue valueOf clear className instanceCount addReads addExports addOpens addUses addProvides
loadModule classLoader componentType toHexString obj timeoutMillis nanos since coder hash rangeCheck newBytesFor
lookupCharset requireNonNull decode2 newDecoder decodeToLatin1 scale decode throwMalformed newEncoder safeTrim toChars
wrap encode isUnderflow throwException flush position isLowSurrogate isMalformed3 malformed3 decode3 isSurrogate
decode4 isMalformed4 malformed4 highSurrogate lowSurrogate toCodePoint defaultCharset isLatin1 charAt codePointAt
codePointCount getBytes contentEquals getValue getCoder regionMatches startsWith hashIsZero lastIndexOf substring
newString isEmpty simpleConcat replace matches compile matcher replaceFirst replaceAll size subList toArray split join
iterator hasNext next toLowerCase getDefault toUpperCase trim strip stripLeading stripTrailing lines repeat apply map
joining collect toList outdent stream isBlank toCharArray format intStream canEncode fill of original offset count val
codePoints i ascii hibyte bytes charsetName b2 b1 buf sl dp dst b bs en ca clen ad caLen x cd charset mie cause e src
cs len ba isTrusted csn blen ae cr doReplace ce bb cb s c ret sp start end sa da b3 b4 uc off nb msg c2 buffer builder
beginIndex endIndex srcBegin srcEnd dstBegin aString anObject sb n v1 v2 anotherString str toffset other ooffset tv ov
ignoreCase to prefix ta pa po pc endsWith suffix h ch fromIndex srcCoder srcCount tgtStr tgt tgtCoder tgtCount
rightIndex subLen subSequence concat oldChar newChar regex contains replacement thisIsLatin1 trgtIsLatin1 replIsLatin1
resultLen ignored trgtStr replStr thisLen trgtLen replLen last limited list resultSize result limit delimiter elements
delim elems el icoder locale indent spaces stripIndent lastChar optOut line lastLine code chars from transform f args
l formatted data copyValueOf d intern single multiple copied srcPos sig asb checkOffset begin codePoint lookup
metafactory spliterator a cs1 cs2 classModifiers isAnnotation isEnum isRecord record getBounds getClassLoader
doPrivileged newInstance getUnsafe initClassName module classData getGenericInfo definePackage packageName elementType
getInterfaces reflectionData getInterfaces0 interfaces isMethod getDescriptor getFactory make getReturnType toClass
copyMethod isConstructor simpleName getSimpleName0 getSimpleName canonicalName validate copyFields copyMethods
getField0 copyField getMethod0 methodToString searchFields searchMethods resolveName isNamed canEncapsulate
findResource openStream getResource toPackageName packages isOpen allPermDomain getPackageName isProxyClass
redefinedCount genericInfo declaredFields filterFields publicFields addAll filterMethods publicMethods merge isStatic
filter assertionLock isRecord0 enumConstants getMethod cannotCastMsg annotationData entrySet getKey getInstance
isInherited putAll annotationType getNestHost0 getNestHost empty ofDescriptor anyMatch arrayType classValueMap
component arrayDepth typeparms typeVarBounds typeVar bounds caller ccl initialize sm cl tmpConstructor isSynthetic
getClassData info getPackage cn dot pn cloneArray rd getSigners setSigners m typeInfo candidates fact enclosingInfo o
candidate enclosingClass getTypeName dimensions enclosingName isLocalClass isMemberClass getClasses getFields
getMethods getField field getConstructor methods factory url mn thisModule ioe callerModule perms pd which pkg
subClasses baseName ex res publicOnly si fields sc temporaryRes intf pms includeStatic constructor constructors a1 a2
arg out argTypes constants constant universe directory asSubclass getAnnotation getAnnotations superClass oldType
newType host isNestmateOf getNestMembers members isSealed identity toMap annotation first second classes putIfAbsent
defaultDomain libraries unnamedModule isRegistered package2certs nameAndId findClass addTime getFindClasses increment
resolveClass defineClass checkName getCodeSource checkCerts getLocation preDefineClass defineClass1 remaining isDirect
hasArray array arrayOffset defineClass2 nocerts compareCerts getResources findResources register initLevel isBooted
scl appClassLoader getMessage isAncestor compute toPackage loadLibrary findLibrary isAbsolute find classEnabled
packageEnabled deflt asIterator addClass p security unused id ld nid t1 t0 resolve newLock cls moduleName source certs
tb defineClass0 pname pcerts pcert cert match signers tmp resources callerClass getParent ctor builtinLoader acl
specTitle specVersion specVendor implTitle implVersion implVendor sealBase getPackages pkgs libname fromClass file
libs nl libfile libfilename entryName enabled dotIndex directives set unsafe k checkIO setIn0 setOut0 setErr0 cons
console provider setIO callers codeSource printf theFileSystem props lineSeparator initProperties init checkKey write
setProperty getenv getLogger accessProvider gc load0 loadLibrary0 err getSuppressed saveProperties javaHome in
newPrintStream setup getThreadGroup boot bootLayer disallow allow isPublic setAccessible setIn setOut setErr
forRemoval getProperties setProperties tempProps key def clearProperty bundle rb status filename mapLibraryName fos
enc suppressed printToStderr prop entry initialProps properties fdIn fdOut fdErr current smProp needWarning stackTrace
detailMessage holdsLock backtrace depth emptyList message setCause t traceElement se trace ourCause dejaVu
framesInCommon enclosingTrace caption setStackTrace defensiveCopy readObject suppList suppressedSize ste writeObject
oldStackTrace addSuppressed exception initialized getContext rootGroup execute read delete connect listen accept
getHostAddress queuePrintJob countTokens nextToken bootModules modules flatMap forEach exports opens containsKey
packageAccess setFactory isQualified getRootGroup perm root checkAccess g checkExit checkExec cmd checkLink lib
checkRead fd checkWrite checkDelete checkConnect port checkListen checkAccept checkMulticast maddr ttl tok layer md
tmpPropertyStr restrictedPkgs rlast restrictedPkg plen hasAllPerm codesource permissions setReadOnly allPermission
classloader principals implies compat isSet seeAllp getPermissions debug nextElement getActions getPrincipals policy
p2 p2Calculated palBuf pals pp pdp pdpClass pdpActions pdpName mergedPerms swag vcap pdVector plVector debugInit
access isAuthorized combiner combine limitedContext isLimited isWrapped isPrivileged getCombiner getDebug isOn stack
dumpStack domain failure equalContext equalPDs v acc preauthorized callerPDs db dumpDebug permClass optimize skipStack
skipAssigned assigned skipLimited j sd slen parentLimit assignedLimit newLimit that thatPd thisPdClass thisPd
thisContext thatContext limitClass checkContext createWrapper wrapException innocuousAcc action dc callerPD ctx
pdcache readFields putFields writeFields getException queue enqueue clean referent refersToImpl clear0 setPriority
setDaemon q pendingList ref refersTo isEnqueued tgn tg handler clock timestamp unfinalized prev invokeFinalize
finalizee getQueue runFinalizer jla proc finalizer blockerLock blocker sleep threadLocals addUnstarted isDaemon
getPriority stackSize tid nextThreadNum threadStatus start0 isPresent resume stop0 interrupted interrupt0 interrupt
eetop suspend0 resume0 getMaxPriority setPriority0 setNativeName activeCount enumerate isAlive toMillis dumpThreads
getThreads subclassAudits processQueue auditSubclass toThreadState poll parkBlocker tlr blockedOn me yield millis
started stop isInterrupted suspend newPriority setName tarray startTime delay on traces subcl getId getState eh system
setMaxPriority stopOrSuspend destroy print isDestroyed groupsSnapshot pri parentOf recurse nt ng suicide us ueh
defaults readLine lineBuf loadConvert setLength withUpperCase toHexDigits newLine store0 writeComments saveConvert
close keys keySet enumeration containsValue getOrDefault cloneHashtable writeInt readInt tableSizeFor checkArray
getTimeZone setTimeZone parseLong reader inStream keyLen valueStart hasSep lr outBuffer aChar theString escapeSpace
escapeUnicode bufLen hex bw comments save writer escUnicode os comment encoding oval sval defaultValue propertyNames
function oldValue newValue rehash writeHashtable entryStack loadFactor readHashtable origlength fmt date epoch
modCount isNaN table threshold getEnumeration addEntry emptyIterator putLoadFactor dummy tab old oldCapacity oldMap
newCapacity newMap it getIterator mc lf setValue ofEntries ise curValue k1 k2 k3 v3 k4 v4 k5 v5 k6 v6 k7 v7 k8 v8 k9
v9 k10 v10 kva entries descriptor isAutomatic orElse defineModule0 reads implAddReads canRead addReads0 openPackages
allows addExports0 implAddUses canUse uses toSet reference location configuration parents findModule initExports
provides bindToLoader layers findAny targets toByteArray getLayer everyoneModule everyoneSet archive uri vs loc syncVM
isExported open implAddExports implAddOpens concealedPkgs exportedPkgs service defineModules mref m2 resolvedModule
nameToSource bootCatalog pclCatalog cf clf isBootLayer numModules cap nameToModule classLoaders toBindLoaders pcl dn
openToTargets cw cv om m1 archivedData setAccessible0 override isProtected isSubclassOf verifyAccess isCacheFor ao
flag declaringClass isClassPublic queryClass ofClass toShortString isAccessible canAccess targetClass memberClass
getRoot fieldAccessor getGenericType getType setBoolean setByte setChar setShort setInt setLong setFloat setDouble
copy isEnumConstant mod fieldType z accessor isTrustedFinal declAnnos isVarArgs isMandated isNamePresent typename
getRealName isImplicit methodAccessor isDefault sharedToString typeName leafCopy parameterType sj genRetType ma
isBridge proxy memberType resultLength getParameters parameters getParameters0 parameterize params1 params2 mask
modifierMask param params fromidx realParamData realparams mods parameter numParameters ownerClass typeVars ownerType
getSignature initargs inst getSlot thisDeclClass getSize0 getClassAt0 getMethodAt0 getFieldAt0 getIntAt0 getLongAt0
getFloatAt0 getDoubleAt0 getStringAt0 getTagAt0 getSize getClassAt getMethodAt getFieldAt getIntAt getLongAt
getFloatAt getDoubleAt getStringAt getTagAt fieldOffset isFinal getSetMessage ensureObj attemptedType attemptedValue
numInvocations generated setDelegate setParent isResolved isAbstract getMethodType resolveOrNull member crackable
isField asSpecial makeAllocator asConstructor makeReinvoker form isInvocable maybeCompile methodType asList
resolveOrFail parameterCount invokerType arguments getFunction vmentry isSamePackage updateForm initMethod
instanceClass staticBase staticOffset checkCast ordinal getFieldType isVolatile ftypeKind afIndex primitiveType
getFieldKind debugNames createFunction checkBase checkReceiver mtype lform refKind refc rebind copyWith mt viewAsType
strict isCrackable linkerName kind needsInit doesAlloc mtypeWithArg linker nameCursor names outArgs mh dmh defc recv
accessorObj nullCheck formOp ftype isGetter wrapper linkerType nameBuilder needsCast fw ft func nf uncustomize prepare
invokers spreadInvoker asType asTypeCached asTypeUncached asTypeCache asSpreader editor canConvert asSpreaderType
asCollector varargsArray bindArgumentL revealDirect orElseThrow ofField ofMethod debugString standardString
internalForm isVarargs withVarargs isViewableAs customized customize invocationType atc arrayLength spreadArgPos
postSpreadType afterSpread preSpreadType ptype pos nargs arrayElement fail needType makeVarargs collectArgPos
resultType collector lastMatch asFixedArity bindTo owner setVarargs intrinsicName intrinsicData internalValues
maybeCustomize oldForm newForm updater vform exact varType accessModeType parameterList at getMemberName erase
loadLoadFence unsupported asDirect getVolatile setVolatile getOpaque setOpaque getAcquire setRelease compareAndSet
getAndSet getAndAdd typeSet typeGet accessMode tis toMethodHandle mode updateVarForm newVForm acquireFence
releaseFence isSetter fromDescriptor makeImpl parameterArray unparse isType refKindName testFlags isPrivate isNative
testAllFlags testAnyFlags resolution expand flagsMods initResolved isTypeVisible publicLookup lookupClass ptypes rtype
itype vminfo oldKind bits negs isPackage declc defClass wantSpecial normalVirtual newRefKind fld makeSetter asSetter
setterRefKind mem getDefinition initFlags kindFlags plc getStatic putField putStatic invokeVirtual invokeStatic
invokeSpecial getNamedCon makeSite dynamicInvoker makeConstant linkMethodImpl fixMethodType getCharType forBasicType
basicTypeChar initCauseFrom getMembers con jval vmval box callerObj nameObj typeObj appendixResult callSite
bsmReference staticArglist bsm ak guardParams guardType sigType pt th symbolicRef definingClass namesOK arity
fixResult forceInline normalize constantZero newIndex isParam isCompiled transformCache initIndex cloneWithIndex
replaceNames internArgument constraint btClass isInvokeBasic lastUseIndex guardWithCatch tryFinally tableSwitch loop
newPerfCounter signatureArity valueMatches checkInt checkRef arityCheck interpretName resultCheck isConstantZero
lambdaName paramString exprString useCount argument createFormsFor makeIntrinsic zero isIdentity debugEnabled
maxOutArity buildNames formals temps isVoid debugNameStem ctr leadingZero customForm fixed startFixing n2 oldNames
changesStart maxInterned needIntern i2 siglen name0 name1 idiomName nArgs name2 isTryFinally isTableSwitch collectArgs
unboxResult isLoop prep bge av tc w x1 argumentValues rv rval event sigp c0reps c0 c1 c1reps ni nmax extra types
identityForm ord zeroForm idNames idFun zeForm zeFun zeValue zeNames idForm btChar zeType idType idMem zeMem
checkSlotCount listToArray internTable checkPtypes findForm isGeneric nCopies hasPrimitives unwrap erasedType
wrapWithPrims wrapAlt canonicalize wrapperType isWrapperType forWrapperType parseMethod unparseMethod rtypeOffset
ptypesOffset setForm slots num notrust ptype0 ptypes1 trusted primordialMT objectArgCount finalArray ivarargs ootIndex
nptype nptypes ptypesToInsert ins ilen fixedPtypes spreadPos elemType tail nrtype hasWrappers generic noprims wt uwt
skipPos fullList myLen fullLen myList keepInterfaces argc srcTypes dstTypes sw dw inv desc readResolve exactInvoker
foldArguments getTarget findVirtual findStatic targetType boundTarget setTarget newTarget invoker handle ignore site
binding shadowSpace argMoves returnMoves needTransition abi moves cleaner newContext isFrozen lazySet syncAll sites
capacity ensureCapacity trimToSize toStringCache setCharAt deleteCharAt reverse shared initBytes seq another newLength
lng dstOffset fillNull checkRange appendNull putStringAt putCharsAt appendChars stringSize appendTo shift initCoder
val1 val2 count1 count2 minCapacity oldLength growth spaceNeeded newCount cj theUnsafe toUnsignedLong getAddress
putAddress is32BitClean invalidInput checkPointer checkSize freeMemory setMemory0 setMemory copyMemory copySwapMemory
freeMemory0 c2s s2c bool2byte byte2bool makeLong convEndian makeInt makeShort putLongParts putIntParts putShortParts
pickPos toUnsignedInt pick attachment address allocateMemory srcBase srcOffset destBase destOffset srcAddress
destAddress elemSize arrayClass addressSize pageSize expected wordOffset maskedExpected maskedX fullWord
getLoadAverage loadavg nelems delta expectedBits isBigEndian bigEndian top i0 i1 i3 i4 i5 i6 i7 le be big
invokeCleaner directBuffer getObject putObject defineModule addProvider resolveAndBind topLayer catalog impl finder
roots traceOutput newLayer mark avail readAllBytes readNBytes transferTo skip available markSupported readAheadLimit
reset nread bufs total nr skipBuffer skipNBytes ns readlimit transferred protocol authority query path jar userInfo
getScheme jrt isOpaque getRawFragment getRawQuery getRawPath getHost getPort isLetter hostAddress getByName
getDefaultPort sameFile toExternalForm checkAuthority openConnection create isUnresolved getHostName getInputStream
getContent handlers gate isOverrideable defaultFactory tempState getProtocol getAuthority getFile getRef getHashCode
resetState spec newProtocol aRef isRelative getQuery getPath getUserInfo u2 epoint fac clsName packagePrefix providers
handler2 gf ind invoEx mEx urlString handlerClass hc attr jv getEntries getAttributes writeMain println72 parseName
peek toLower is jarFilename man dos make72Safe lineBytes fis lbuf ecount acount asize skipEmptyLines lastline
bootLoader ucp moduleToReader addFile resourceCache hasClassPath getByteBuffer release getManifest getCodeSigners
setClassPath loadedModule urls checked pae u r rn iae sealed toRealPath toFile platformLoader appLoader cp app exitVM
platform matchCerts matchLocation localhost getEncoded certChains thatPort thisPath thatPath thisPort thisHost
thatHost encoded cee oos certType bais ois cfs certList certChain certPath getRawType sizeCtl sumCount spread tabAt
advance putVal initTable casTabAt helpTransfer putTreeVal treeifyBin addCount tryPresize replaceNode setTabAt
findTreeNode removeTreeNode untreeify segments segmentShift segmentMask baseCount counterCells getProbe fullAddCount
resizeStamp nextTable transferIndex transfer localInit cellsBusy advanceProbe batchFor as ts kc ek fk fv pred oldVal
fh onlyIfAbsent binCount ev pv validated ks es mv mk sshift ssize streamFields insertAtFront qk hd tl added
removeEntryIf removed removeValueIf node mappingCount newKeySet mappedValue uncontended rs check nextTab nextIndex
nextBound ln hn ph pk runBit lastRun lo loTail hi hiTail lc bound stride nextn fwd finishing sum created
wasUncontended collide transformer search searchFunction reduce reducer reduceToDouble basis reduceToLong reduceToInt
forEachKey searchKeys reduceKeys forEachValue searchValues reduceValues forEachEntry searchEntries reduceEntries
ensureLoaded correctEntry vals eq o1 o2 elementData grow indexOfRange fastRemove equalsRange hashCodeRange batchRemove
elementAt removeIf nBits setBit isClear sort element equal oit otherEs otherModCount newSize numNew numMoved
removeRange toIndex removeAll retainAll complement listIterator beg deathRow operator listFromArray listCopy
containsAll li e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 coll generator each parallelStream previousIndex hasPrevious previous
modified finishToArray moduleVersion isNativeMethod computeFormat getFileName getLineNumber getModuleName getClassName
getMethodName sfi segment scope addr lim newPosition flip rewind rem hasRemaining isReadOnly slice duplicate
nextGetIndex nextPutIndex markValue discardMark checkScope toEnumSet options estimateDepth extendedOption hasOption
retainClassRef walk findCaller noneOf option optionSet thread walker maxDepth frameBuffer batchSize isDebug anchor
checkState beginStackWalk isActive getNextBatch getIndex setBatch consumeFrames freeze peekFrame startIndex frames
callStackWalk resize newMode lastBatchSize nextBatchSize state doStackWalk skipFrames bufStartIndex bufEndIndex
nextFrame numFrames newMemberName memberName bci monitors locals operands getMonitors getLocals getStack retVal
getStackWalker parseBoolean y logicalAnd logicalOr logicalXor ofNamed toSurrogates isTitleCase isDefined isIdeographic
toTitleCase digit isSpaceChar isMirrored getCodePoint parseInt plane high low charCount dstIndex isJavaLetter
isAlphabetic radix isSpace forDigit block codePointOf scalb parseFloat isInfinite isFinite anotherFloat f1 f2 thisBits
anotherBits getExponent parseDouble subnormal signifBits signif answer anotherDouble d1 d2 parseByte nm anotherByte
parseShort sAsInt anotherShort digits forInputString getInteger sizeTable negative charPos toOctalString
toBinaryString mag firstChar multmin ell anotherInteger divideUnsigned dividend divisor highestOneBit lowestOneBit
rotateLeft distance rotateRight shiftLeft quot upper lower lsb msb q2 guard anotherLong getAccessor broadcast vmClass
defaultImpl step indexVector vClass oprId vectorClass vlen vec ix vm vm1 vm2 vm3 container indexMap indexM cond
maskClass shuffleClass sh opr fromVLen toVectorClass toElementType toVLen oper elemClass getPayload unshared
getTypeCode typeSignature sbuf showType getTypeString getOffset setOffset tcode isUnshared isPrim s1 s2 reverseOrder
comparing thenComparing comparingInt comparingLong getImplClass getCapturedArg applyAsDouble applyAsLong applyAsInt
reversed keyExtractor keyComparator naturalOrder nullsFirst comparator nullsLast lambda altMetafactory excludeFlags
pid exists createNewFile dumpClassList separator bin java exec stdout drainOutput getErrorStream stderr waitFor
renameTo holder typeParts parts isLF lineStream retArray cmds testStr listFileName listFile jdkHome classPath vmArgs
stdOutFile stdErrFile currentPid archiveFile prt rdr isr e0 writeReplace uoe deepEquals0 defaultObj supplier
deepEquals nullDefault isNull nonNull allowNulls input color seed fromList outOfBounds probe floorMod idx ee pe dest
rf mf invokeDefault newConstructor leafCopyMethod javaLangAccess javaNioAccess juca jlia jlrma jlra jnua jna jia
jiofda jiofpa jsa jspa jaa jafa jirafa jssa jcsa jcsoa allowedModes lookupModes newLookup widenAndCast reflectAs
genericInvoker basicInvoker nextClearBit makeIdentity dropArguments makeZero bindArgumentI bindArgumentJ bindArgumentF
bindArgumentD widenSubword copyTypes dropArguments0 filterArgument loopChecks0 distinct loopChecks1a loopChecks1b
findFirst loopChecks1cd loopChecks2 identityOrVoid fixArities allMatch makeLoop countedLoop swapArguments
makeTryFinally requireAccess targetModule newModes classdata classDataAt smgr ani viewArrayClass byteOrder dstPos
dupVal killFirst tailPos dropVal insPos ddIdx reorder newArity bit zeroBit zeroPos btw ident insCount outargs inargs
valueTypes dropped insertFormArg newTypes nullOnFailure oldTypes addTypes adapter dropReturn oldReturnType newFilter
filters positions filterType newParamType maxPos collectorType filterArgs filterValues combinerType dropResult foldPos
foldArgs foldVals afterInsertPos ok argPositions argPos combinerArgs guardWithTest fallback gtype ttype targs what t2
catchException exType htype st clauses fini nclauses commonPrefix commonSuffix cstream loopReturnType finit fstep
fpred ffini mhs skipSize longest lists cpSize longest1 longest2 hs targetParams whileLoop body varBody doWhileLoop
clause initType bodyType innerList outerList predType iterations counterType limitType incr retv loopLimit bodyClause
indexVar vsize iteratedLoop startIter iteratorType nextVal nextValType iterableType nextRaw iterVar order ti swapType
cleanup cleanupType defaultCase caseActions expectedType tpsize pl excess len2 buf0 matchName matchType matchFlags
matchSig len1 totalCount bufCount nsmClass searchSupers getNestedTypes actions wildcard bp checkGuard object instance
getLanguage tr az lt valueCount strCount strLastIndex strLastChar nextPos valLen targ targLen repl posFrom posTo u1
lang lowerChar lowerCharArray result2 mapLen srcChar resultOffset upperChar upperCharArray left right ifChanged srcOff
dstOff isSameModule optionsToFlag accessClass getDirectField unreflectField fixmods checkMethod bindCaller checkField
canBeCached fromModule dropLookupMode modeToDrop oldModes cname targetName findSpecial specialCaller specialLookup
findGetter findSetter findVarHandle decl bind unreflect wantStatic requestedModes classOK rawType narrowType
callerLookup doRestrict checkSecurity refcAsSuper boundCaller cbmh getRefKind putRefKind resolved sysl found resolved2
areNestMates fieldFilterMap registerFilter currentClass successSoFar currentModule memberModule fieldNames methodNames
filteredNames numNewMembers newMembers destIdx currentSuffix memberSuffix asin acos atan cbrt nextDouble floorDiv
multiply sinh cosh tanh hypot expm1 log1p toRadians angdeg toDegrees angrad round intBits biasedExp longBits random ax
ay toIntExact multiplyFull x2 y1 y2 z2 z1 z0 absExact product infiniteA infiniteB infiniteC ulp magnitude sign
nextAfter transducer direction nextUp nextDown scaleFactor putMapEntries getNode getTreeNode newNode treeify
removeNode reinitialize evict newCap loHead hiHead oldTab oldCap oldThr newThr newTab matchValue movable prepareArray
keysToArray valuesToArray buckets fc mappings newTreeNode comparingByKey cmp red tieBreakOrder rp dir pr xp xpn
searched rl sr succ xpp xppr xppl xpr xpl tp tn before after currentRuntime shutdownHooks beforeHalt halt
hasMoreTokens environment separatorChar versionNumbers pre build optional hook command envp cmdarray totalMemory
maxMemory sync tryLock toNanos tryLockNanos newCondition getHoldCount isLocked getOwner isQueued getQueueLength
hasWaiters fair timeout unit unlock isFair condition setBlocker parkNanos parkUntil deadline getBlocker getThreadId
soleInstance checkInitted noInflation generateMethod packageEquals initted altName altMethod superCl initCl meth ex1
streamClass ex0 defCl boolCtor cl1 cl2 dummyQueue thunk ob queueLength head reallyPoll running awaitInitLevel
lookupStatic initialCoder mix lengthCoder statusCode directMemory savedProps finalRefCount getuid geteuid getgid
getegid isShutdown major minor uid euid gid egid getBufferPools cmdProperties propDefault socksProxyHost
socksProxyPort fillI18nProps raw nativeEncoding cmdProps display baseValue disp dispValue fmtValue platformProps
vmProperties vmProps cache1 cache2 charsetForName lookup2 aliasSet zeroAliases aliases decoderFor encoderFor ecps
isSupported displayName cp367 ascii7 utf16 unicode latin1 l1 cp819 latin2 l2 ibm912 cp912 latin4 l4 ibm914 cp914
cyrillic ibm915 cp915 greek greek8 ibm813 cp813 latin5 l5 ibm920 cp920 cp923 latin10 l10 koi8 cskoi8r cp1250 cp5346
cp1251 cp5347 cp1252 cp5348 ibm1252 cp1253 cp5349 cp1254 cp5350 cp1257 cp5353 cp437 ibm437 cp737 ibm737 cp775 ibm775
cp850 ibm850 cp852 ibm852 csPCp852 cp855 ibm855 cspcp855 cp857 ibm857 cp858 ccsid00858 cp00858 ibm858 cp862 ibm862
cp866 ibm866 cp874 ibm874 csBig5 euctw cns11643 big5hk big5hkscs gb2312 euccn x0208 x0212 eucjis eucjp pck ksc5601
euckr ms1361 johab latin3 l3 ibm913 cp913 arabic ibm1089 cp1089 cp916 ibm916 hebrew tis620 gb18030 aliasMap classMap
sjis csWindows31J acn allLower cln charsets charsetNames nextHashCode getMap getEntry initialValue createMap
withInitial firstValue parentMap childValue parentValue expectedValue addAndGet getAndUpdate haveNext updateFunction
updateAndGet getPlain setPlain userRequested mergeSort swap binarySearch0 mismatch deepHashCode deepToString range
parallel longStream doubleStream parallelSort aux destLow destHigh parallelPrefix op binarySearch midVal midBits
keyBits aFromIndex aToIndex bFromIndex bToIndex aLength bLength elementHash iMax eClass setAll parallelSetAll
startInclusive endExclusive oa csisolatin0 csisolatin1 csisolatin2 csisolatin3 csisolatin4 csisolatin5 csisolatin9
unicodelittle jis0201 jis0208 jis0212 cp936 gbk cswindows31j ibm00858 csascii ms932 unicodebig csiso885915 csiso885916
ibm923 l9 ibm819 latin0 latin9 utf32 csibm857 csibm862 csibm866 cesu8 ibm367 cspcp852 utf8 csbig5 big5 csshiftjis
cseuckr x0201 ht rows toV historicalName checkOverflow prepend stringOf indexCoder newStringOf optionalOf openjdk
prevIndex verNumbers newln ps sharpsMap mapChar retval directionality upperMap archivedCache nextNode defaultVal
userHome userDir userName closeLock isInvalid attach open0 read0 readBytes length0 position0 skip0 available0 closed
channel closeAll initIDs fdObj getFD getChannel getHandle getAppend cleanable close0 otherParents valid setHandle
releaser fdo setAppend fdAccess writeBytes markpos marklimit read1 sz nsz nbuf cnt skipped trouble closing autoFlush
charOut textOut toCharset ensureOpen checkError flushBuffer writeln formatter setError clearError csq closeException
flushException getEncoding cbuf writeBuffer nullWriter theProp ms nfe dbg rawPropVal isMillis propVal encodingName
implWrite implFlush implClose lcb encoder allocate leftoverChar isOverflow forEncoder minBufferCap mbc wc endOfInput
sgp parse error dl encodeLoop cachedDecoder replaceWith isError isMalformed isUnmappable implReset stateNames
newReplacement wr dec newAction newState ua character isPair ia ip il isHigh isLow neededFor malformed unmappable4
unmappable nativeOrder hb getArray putBuffer putArray allocateDirect bufAddr srcLim srcRem srcAddr compact thisPos
thisRem thatPos thatRem bo unitSize alignedSlice asCharBuffer asShortBuffer asIntBuffer asLongBuffer asFloatBuffer
asDoubleBuffer closeScope0 isLoaded loadInternal unloadInternal unload forceInternal force bufferBase bufferAddress
getIntInternal putIntInternal closeScope srcScope dstScope aScope bScope aOffset bOffset isSync fileDescriptor
unmapper ownerThread acquire reserveMemory unmapperProxy getBufferBase bufferSegment acquireScope async byteOffset
nChars nextChar teardown getNumber number findSignal0 getHandler handle0 signals raise0 oldHandler newH oldH raise
runnable shuffle nextInt rotate1 rotate2 rev rnd arr itr di srcSize comp rotate displaced cycleStart nMoved newVal
sourceSize targetSize maxCandidate mutex checkedQueue checkedSet checkedList checkedMap keyType valueType emptySet
emptySortedSet emptyMap emptySortedMap singleton singletonList singletonMap frequency disjoint c1size c2size iterate
asLifoQueue deque resolvedMember salvage obj2 rangeCheck2 rangeCheck1 patcher ofSystem limitedFinder boot2 publish
finderFor hasPatches addModules limitModules systemModules scanAllModules compose limitFinder findAll moduleReads
patchedModules loadModules addExtraReads pathSeparator unableToParse warn errors appModulePath isPatched mainModule
haveModulePath needResolution canArchive baseUri baseModule otherMods mrefs dirs paths extraExports extraOpens
allUnnamed rhs ntargets incubating text automatic requires mainClass ofNullable modsValue modsHashCode rawVersion
newModule newOpenModule packageFinder enums obj1 isRelatedClass isSubClass lookupModule refModule typeLoader
refcLoader class1 class2 pkgmem scan2 scan1 loader1 loader2 parentClass childClass isSynchronized isTransient isStrict
fieldModifiers newRequires newExports newOpens newProvides graph fs prefixLength isDirectory slashify normalizedList
mkdir getParentFile mkdirs rename setPermission setWritable setReadable setExecutable listRoots getSpace generateFile
createTempFile writeChar readChar filePath getFileSystem getSeparator pathname child scheme absPath canonPath canWrite
isFile lastModified deleteOnExit normalized listFiles ss files canonFile time writable ownerOnly readable canExecute
getTotalSpace space getFreeSpace getUsableSpace tmpdir pathField sep toPath slash colon useCanonCaches canonicalize0
parentOrNull delete0 rename0 getNameMax0 prevChar doubleSlash resDir adjacentDots nonDotCount attributes getNameMax
nameMax hugeLength exactLog2 bi bv wordTail wi minGrowth prefGrowth prefLength minLength isRegularFile ifPresent
moduleTarget recordedHashes hasher relativize patchIfNeeded jf mres attrs isPackageName previousTime counters elapsed
currentTime elapsedTotal totalTimeName moduleNames classNames moduleTargets moduleHashes hashSupplier ofModuleInfos
getModuleNames findLocation hashes hashFor initialModules initialModule descriptors moduleCount nameToHash home
readerSupplier secondSeen checkPath string fragment decodedPath decodedQuery defineString normalizedHash toUpper quote
appendFragment resolvePath removeDots hexDigits appendEscape appendEncoded ssp part auth user decoded getFragment
needBrackets sn doquote dontquote opaquePart absolute np ru normal segs dots lowMask highMask ui hashForModule
cachedVersion synthetic mandated ver pcs size1 size2 takeNumber takeString sequence compareTokens ts1 ts2 rest $values
self zuper enumClass targetPlatform algorithm sorted digest computeHash generate withDeprecated withIncubating
cachedHash finders finderList emptyAction predicate mapper or orElseGet findBuiltinLib push pop unloader findFromPaths
trustedCaller isBuiltin autoUnload cached findEntry0 parsePath ldPath pathStart pathEnd ldLen writeFloat readFloat
newSet copyElements inc addFirst addLast pollFirst pollLast offerLast removeFirst getFirst peekFirst sub bulkRemove
circularClear newSpace needed jump numElements modulus offerFirst removeLast getLast peekLast offer front back klazz
bcp thisCert otherCert verify sigProvider getPublicKey loaderTypes newTable indexFor maskNull getTable matchesKey
unmaskNull oldTable targetCapacity removeMapping subject loaders lmap unopenedUrls jarHandler getLoader getClassPath
getPermission closeLoaders locUrl urlConnection encodePath escape unescape isEscaped newLen pathCC retCC retLen cc
formatHex parseHex checkLiteral fromHexDigits escapeNL fromHexDigit ofDelimiter withDelimiter withPrefix withSuffix
withLowerCase between rep cce valueChars literal isHexDigit otherHex ftp hostsEqual queryStart nhost isRelPath
queryOnly port1 port2 getScopeId scan describeChar checkUserInfo checkHost checkAuth checkPrefix tmpValue currByte
newOctet parsedBytes ia4 v4addr chval colonp srcb curtok newdst newAddr orig others fieldValue firstSymbol lastSymbol
charBuffer fieldNumber dv maxValue initialPos digitsCount dotSeen isOctalPrefix inetAddresses oobef checkKind largs
oobe argSize doCanonicalize indexOfBang file1 file2 sep1 sep2 entry1 entry2 bangSlash refPos refOnly absoluteSpec
innerSpec lastSlash ctxFile addProviders providerNames findServices clv extractValue finish configurations resolver
nameEntries moduleArray readsArray moduleEntries parentList visited andThen allLayers parentLoader parentLayers pool
loaderPackages findLoader loaderFor cursor isListIterator inCall providerName setArray resetLock addIfAbsent sortRange
toCopyIn newElements snapshot newlen common addAllAbsent deleted newElts lockField ensureInLayer parseRecipe
unaryConcat stringifierFor prepender mixer newStringifier intStringifier makeConcat concatType recipe cCount oCount s0
constIdx argClass writeTo readFully skipBytes readBoolean readByte readShort readLong readDouble bytearr chararr
readBuffer lineBuffer unread cur ch1 ch2 ch3 ch4 room dis char2 char3 utflen writeBoolean writeByte writeShort
writeLong writeDouble writeChars cleanupClose0 unregister performCleanup getCleanerImpl isListEmpty npath npath2
allFiles invalid recursive cpath here getMask containsPath getNameCount readlink altPath lastName ipe rememberStar
diff p1 matchlen seencomma withNewActions effective rw rws rwd getFilePointer seek write0 seek0 openAndDelete imode
newpos eol hooks runHooks charMap bottom oldData newData versionInfo packageInfo getPackageInfo desired spectitle
specversion specvendor impltitle implversion implvendor sealbase ml methodList xdclass xmethod dclass rt2 rt
isSimpleNumber feature interim compareVersion comparePre compareBuild lowerBound patch ignoreOpt oVal oSize oPre
oBuild oOpt haltLock halt0 td fence tryAdvance trySplit acs origin estimateSize trip getComparator compareValues
indexOfUnsafe putChars cp1 cp2 tlen olen tlast olast lat1Result valLat1 targLat1 replLat1 hasSurr codepoint c3 c4 c5
ck hasSurrogates isLoggable level msgSupplier thrown loggerFinder setThreshold cleanSomeSlots firstKey parentTable
staleSlot slotToExpunge oldLen weak weakPair peer pair factoryType interfaceClass implementation implMethodType
implInfo implClass implKind isSerializable altInterfaces altMethods isAdaptableTo buildCallSite bridgeMT capturedStart
samStart receiverClass implParamType implArity capturedArity samArity dynamicArity wto wfrom fromType toType
maybeReBox asWrapperType bsci shiftedArgs argv bsmType pullMode vmIsPushing funnel newargv spreader xi xa speciesData
speciesDataFor bindSingle topSpecies extendWith tooComplex fieldCount getterFunction fieldTypes getter findSpecies
xtype makeFactory topSpeciesKey newSpeciesData topClass metaType sdAccessor sdFieldName loadSpecies classSig tsk
reflectField methodSig bcName maybeDump visit visitSource visitField visitEnd visitMethod visitCode visitFieldInsn
visitInsn visitMaxs visitVarInsn fromTypes lastOf emitFieldInsn visitTypeInsn basicTypeClass isInHeap visitIntInsn
visitLdcInsn findFactory speciesCode findFactories factories findGetters getters nominalGetters outer tm tt tns tts
tms classFile fn nextF ctorArgs lastFV ftryType ha tfields helperArgs helperTypes rbt whichtm className0
superClassName sourceFile superCtorType thisCtorType typeLoadOp fieldName nfs sdField bt extensions typeString typeNum
toBytecodeName topc argD0 argL1 argI0 argL0 narg argJ1 argL2 argL3 argL4 argL5 argL6 argL7 argL8 argL9 argL10 argL11
argL12 whichKind withConstraint whichCache getTargetFn targetArgs preActionFn hasPreAction delegate referenceKind
implMethodName implMethodDesc argNames argDescs counter spinInnerClass dumper getLoadOpcode iconst ctrs innerClass
interfaceNames itfs interfaceName classBytes clinit argType lvIndex dumpPath classDataBsm convertType samReturnClass
samType captureArity wrapperName getSort unboxMethod widen toWrapper isSigned isFloating unbox initWidening opcode xn
ws sname ds dt dTarget wPrimTarget wArg dSrc intermediate wTarget wps dArg functional cst api visitParameter
visitAttribute visitJumpInsn visitLabel visitIincInsn methodVisitor visible typeRef typePath attribute numLocal local
numStack operand var label dflt labels numDimensions maxStack maxLocals lambdaForm invokerName localsMap localClasses
stackSlots basicTypeSlots setClassWriter emitIconstInsn loadInsnOpcode emitLoadInsn emitStoreInsn emitPrimCast
emitAstoreInsn lastClass resolveFrom loadMethod assertSame checkClassName addMethod bogusMethod methodPrologue
emitTryFinally emitLoop emitArrayLoad emitArrayStore emitConst emitInvoke emitReturn methodEpilogue emitArrayOp
arrayTypeCode resolvedHandle refKindOpcode emitZero emitPopInsn popInsnOpcode cases emitAloadInsn emitReturnInsn
emitI2X emitX2I bitWidth emitBoxing emitUnboxing localsMapSize sfx invokerClass invokerDesc sx aaop xas pclass aclass
writeBack pregenerated numCases intr onStack arrayOpcode functions pkgcls mname preForkClasses catcherType lFrom lTo
lCatch lDone isNonVoid cleanupDesc caseType caseDescriptor casesLocal endLabel defaultLabel caseLabels cInitType
stepType lNext localTypes loopType loopHandleType finiType nClauses inits steps preds finis lLoop firstSlot lastSlots
handles pushLocalState clauseDataSlot paramIndex bptype rclass typeForm dstWrapper srcWrapper dptype dstType
targetDesc dumpDir cachedInvoker checkInvoker callSiteForm checkExactType isExact baseIndex whichName spreadArgCount
argArrayType arrayInvoker makeSpreader restargType fromPos isCached isLinker outCallType mtypeArg actual skipCallSite
btWrapper checkBasicType basicTypeOrds basicTypesOrd ords reinvoke typesMatch linkTo typeChar functionType
newArguments replaceName oldName newName replaced newNames cma computeInvoker mh2 setNames resultName inTrans
nameArray resultIndex originalNames firstChange ownedCount dups verifyArity copyNamesInto growNames changeName
noteDuplicate insertName names2 fns insertPos growLength oc insertEnd tailLength pos1 pos2 dup startEdit ownBuffer
setResult endEdit exprs argp exprp nfi oldFns newFns forArguments newParam valuePos expr isParameter withResult
oldSpeciesData getInCache putInCache stale pass type2 form2 newBaseAddress oldBaseAddress loadArgument elementTypeKey
spreadParam checkSpread exprPos aload collectorArity newParameter callCombiner newParameters newParams keepArguments
combinerArity resultArity callFilter getFilter filterPos inArg inTypes nullPerm bodyLength arity2 invokeLoop n1
packedBytes fullBytes bval inRange ofBothArrays unpacked b0 b123 b23456 b345 b456 pb bitset byteValues extractArg
extractArgs altMethodCount argIndex addToArchive objectAccessor cacheIndex correctType intrinsic countNonNull boxExact
unboxExact unboxWiden unboxCast makeCollector makeLoopForm initIterator iterateNext srcType monobox convSpec
newBasicType convSpecs convCount basicSrcType midType convSpecMap isRet wsrc wdst testResult counts lambdaType
invokeArgs testType gwcArgs unboxArgs catcher varargsType nArray nElems hostClass mh1 tloop clauseData lArgs
localVarTypes ih varSize varsAndArgs nSteps tfArgs storeIndex argCursor storeFunc caseHolder fieldCursor selectedCase
filterValue carrier alignmentMask nep filterToTarget newCoordinates collectArg arraySetter uncollected collected
collArgs newArgs classFlags isNestmate accessFlags header readConst thisClass cfe pkgName magic elem exist interned
hashcode mine methodHandles lambdaForms isDoubleWord primitiveCount pslotCount longArgCount erasedPtypes basicPtypes
erased how rtypeCanonical ct imax coordinates erasedValue fillParameters arg0 arg1 arg2 arg3 receiverType fieldTypeRef
ofStaticField staticField abase ashift ofArray arrayTypeRef oarray maybeAdapt methodTypeFor foffset aoffset ascale
originalStart dropStart oldCoordinates adjustedType directHandle boundHandle modeHandle req pns allModules omref ouri
oin beforeFinder afterFinder findInParent findFail isTracing nameAndInfo addFoundModule detectCycles checkHashes
makeGraph visitPath cycleAsString resolveFail mapping groupingBy modulesToBind recordedHash actualHash mref2 g2
descriptor2 m3 m1Reads g1 nameToResolved changed toAdd export endpoint descriptor1 supplier1 supplier2 beforeModules
afterModules threadFactory multiNewArray precision intCompact intVal parseExp adjustScale roundingMode oldMode
divideAndRound compactValFor bigDigitLength zeroValueOf doRound setScale preAlign matchScale inflated checkScale
negate subtract divide saturateLong getPrecision square unscaledValue plus stringCache layoutChars getValueString
fractionOnly toBigInteger longValueExact putIntCompact bitLength audit needIncrement toBigDecimal toCompactValue isOdd
isZero compareHalf testBit make64 mulsub scaledTenPow doRound128 prec mcp drop coeff isneg isCompact adjustedScale
negexp valBits exponent significand compactVal unscaledVal augend precisionDiff scaleDiff preferredScale lhsIsZero
augendIsZero lhs padding small subtrahend multiplicand productScale quotient quotientScale xscale yscale maxDigits
remainder divrem tmpPrecision mcTmp tmpRm stripped strippedScale scaleAdjust working guess guessPrecision approx
targetRm errUp errDown rm neighborUp neighborDown newScale elength workmc seenbit oldScale movePointLeft
movePointRight xs ys xsign ysign xae yae sdiff xDec temp toPlainString trailingZeros intString insertionPoint
intValueExact byteValueExact lowInt highInt pad sci sbHelper coeffLen adjusted pows curLen tenpower serialIntVal
serialScale asInt bd wasDivided tenPow ldividend ldivisor qsign cmpFracHalf oddQuot bdividend mdividend mq bdivisor
mdivisor mr qr bigsum scaledX scaledY scale1 scale2 snd rscale sameSigns fst scaledXs scaledYs xraise dividend0
dividend1 d0 d3 dividendHi dividendLo q1 rq q0 v0 u0 one two rsign m0 mHi mLo hi0 lo0 hi1 lo1 scaledDividend
scaledDivisor dividendScale divisorScale makePositive bitsPerDigit reportOverflow digitsPerInt intRadix randomBits
nextBytes smallPrime largePrime retrieve jacobiSymbol shiftRight modPow posConst negConst multiplyByInt multiplyToLen
getLower getUpper getToomSlice exactDivideBy3 squareToLen mulAdd addOne divideKnuth remainderKnuth oddModPow modPow2
modInverse montReduce materialize inverseMod64 leftShift toIntArray subN mod2 shiftRightImpl javaIncrement intLength
logCache padWithZeros longRadix digitsPerLong smallToString powerCache signInt defaulted lowestSetBit numDigits index1
index2 numBits numWords firstGroupLen superRadix groupVal ylong zlong carry excessBits numBytes certainty prime
probablePrime magLen highBit searchLen searchSieve rounds sizeInBits thisPlusOne n8 thisMinusOne highWord resultMag
bigger xIndex yIndex difference borrow little bigIndex littleIndex resultSign isRecursion xlen ylen rmag yl rstart dh
xstart ystart half xl xh yh p3 alen largest a0 vinf tm1 da1 db1 lowerSize upperSize fullsize sliceSize intSlice
lowerInts upperLen upperInts zlen piece xhs xls qBigInt rBigInt remainingBits newSign baseToPow2 partToSquare
powersOfTwo bitsToShift gcd nInts base2 invertResult modLen wbits ebits tblmask n0 bitpos elen eIndex multpos isone
mult nEnd mlen kLong expOffset numInts modVal nBits2 highBits numIter newMag newArr oldArr newIdx shiftCount oldIdx
newMagLen onesLost shiftCountLeft nidx lastSum and xor not andNot intNum clearBit flipBit pow2 magBitLength bc xInt xm
numChars numZeros r2 digitGroups numGroups results expectedDigits cacheLine bytesCopied intIndex byteLen byteArray
signifFloor signifRounded lowBits keep bytesRemaining indexBound extraByte extraInt signBit magInt bitLen hostName
family inet byteAddr addressValue inet4Address isReachable nameService expirySet expiryTime getByAddress getFamily net
netif sec theNameService hostsFileName reqAddr uhe numericZone ifname ipv6Expected wrapInBrackets hostString percent
zone multmax caddrs addrs oldAddrs useCache now tmp2 addresses getLocalHost localAddr uhe2 clh loadImpl implName pf
holder6 initif initstr ipaddress nif thisAddr otherAddr ifc pfields addressBytes inetAddr setAddr isReachable0
inetaddr ifaddr inet6Address maskLength getBroadcast virtual bindings childs getByName0 getByIndex0 getAll isUp0
isLoopback0 isP2P0 getMacAddr0 defaultIndex lst subInterfaces getDisplayName getByIndex netifs isUp isLoopback
isVirtual thatAddrs ipv6byteCount scanEscape checkChars failExpecting checkChar parseAuthority parseServer
parseHostname scanByte hostname scanHexSeq scanHexPost reason rsa serverChars regChars pageCount unaligned
refprocActive sleepTime sleeps totalCap reservedMem direct getCount getMemoryUsed isAddressable getUnchecked posMax
att getFileStores getPathMatcher newFileSystem env propValue newInputStream newByteChannel toAbsolutePath createLink
deleteIfExists move getFileStore isSameFile readAttributes setAttribute setPermissions setOwner isSymbolicLink
setTimes followLinks ioeException visitFile walkFileTree readString readAllLines writeString onClose glob createFile
link existing path2 nRead1 nRead2 totalRead in2 in1 buffer1 buffer2 detector getAttribute view opt notExists modes
isReadable isWritable isExecutable visitor decoder ostream initialSize sbc fcls br resolveSibling more subpath toUri
watcher events lastAccessTime creationTime isOther fileKey setHidden setSystem setArchive isArchive isSystem instant
getEpochSecond getNano ofEpochSecond toInstant toDays toSeconds toExcessNanos valueAsString getYear getMonthValue
getHour getMinute getSecond fromMillis secs over days secsOther daysOther zeroSecs ldt year fraction rbc opts wbc
newFileChannel executor permission canonName gfields readOnly myhash signerCertPath getTimestamp thatTimestamp
hasUnresolved permsMap createEmpty oldPc up locationNoFrag loadProps sdebug conf insertAt getProvider getProviders
spiMap getSpiClass commit insertProvider isStandardAttr extraPropFile overrideAll propFile success masterFile newEntry
matchKey prov algName propName newList removeProvider cansIte newCandidates ite allProviders firstSearch getImpl datum
spe directive se2 se1 filterKey serviceName attrName standardName requestedSize maxSize attrIndex algIndex
getAlgorithms currentKey signerCerts ne1 ne nsme instanceMap language reading errorIndex getPool calendar numberFormat
setLenient isLenient getAdapter toAppendTo fieldPosition parseObject style aLocale dateStyle timeStyle setCalendar
newCalendar getCalendar lenient dateFormat addAttribute iterators calendarField era month minute millisecond hour eras
months shortMonths weekdays shortWeekdays ampms zoneStrings initializeData cachedHashCode copyMembers getLocaleData
getStringArray getString lastZoneIndex getZoneStrings patternChars millisPerHour dfs getInstanceRef dfsyms getEras
setEras newEras getMonths setMonths newMonths getShortMonths setShortMonths newShortMonths getWeekdays setWeekdays
newWeekdays newAmpms setZoneStrings newZoneStrings aCopy resource getZoneIndex needsCopy digitList positivePrefix
positiveSuffix negativePrefix negativeSuffix multiplier groupingSize symbols isFastPath applyPattern setBeginIndex
setEndIndex fastFormat handleNaN handleInfinity getNaN getInfinity subformat isGroupingUsed fastPathData getZeroDigit
zeroDelta groupingChar firstUsedIndex lastFreeIndex prependPrefix appendSuffix exactRoundUp localizeDigits addAffixes
decimalAt getBeginIndex getEndIndex subparse getBigDecimal fitsIntoLong subparseNumber expandAffixes expandAffix
toPattern getPercentText appendAffix getDigit getPercent getPerMill getMinusSign getCurrency setCurrency all pattern
tempResult tryFastPath nanOrInfinity isNegative iFieldStart maxIntDigits minIntDigits maxFraDigits minFraDigits cutoff
useBigInteger maximumDigits formatLong maxNbGroups containerSize approxMax approxMedium approxMin fractionalPart
bVirtual approxS1 roundoffS1 roundoff1000 approx1000 roundoffTotal digitsBuffer backwardIndex digitOnes digitTens
dstLower dstUpper srcUpper digitsCounter roundItUp isDataSet setDigitList isInteger iFieldEnd fFieldStart
minimumDigits integerDigits totalDigits fieldStart eFieldStart gStart digitIndex sStart grouping decimal fp
signAttribute gotDouble gotLongMinimum doubleResult longResult parsePosition isExponent oldStart gotPositive
gotNegative stat exponentDigits exponentString sawDecimal sawExponent sawDigit digitCount backup checkExponent foo
newSymbols getMultiplier setMultiplier fieldID stringIndex affixPattern expAffix localized needQuote affix doubled
negPatternChar inQuote decimalPos digitLeftCount zeroDigitCount groupingCount phase zeroDigit perMill minus currency
groupingUsed inLocale formatStyle desiredLocale choice perMillText percentText infinity minusSign minusSignText
currencySymbol getSymbol exponential nu getCountry setZeroDigit setPerMill setPercent setDigit setInfinity setNaN
setMinusSign currencyCode setPercentText numberElements defChar isExceptional getDataChars shouldRoundUp extendDigits
tempBuffer dig isPositive fixedPoint fdConverter digitsString roundedUp alreadyRounded newDigits strLen positive
noDelegate ei matchesField integer formatData getTime setTime subFormat getWeekYear getMaximum getID sprintf0d
subParse establish addYear matchString hasSameRules formatSymbols tag compiledCode tmpBuffer tagcount lastTag prevTag
startDate ampm zoneIndex tz daylight tzstyle width maxIntCount beginOffset minDigits nextTag nextCount obeyCount
parsedDate textLength ambiguousYear calb bestMatch zoneName zoneNames standardIndex dstAmount useSameName nameIndex
hours minutes newStart maps styles origPos actualStart ci zi minusIndex separatorIndex numberPattern systemDefault
baseClock tickDuration fixedInstant offsetDuration toEpochMilli tickMillis tickSeconds tickMinutes tick tickNanos
getZone withZone currentInstant localOffset adjustment baseSource amount getUnits charMatch parseNumber seconds
parseFraction ofSeconds negated until ofNanos getSeconds plusNanos plusSeconds plusMillis getDuration multipliedBy
plusDays plusHours plusMinutes toHours toMinutes ofDays ofHours ofMinutes nanoAdjustment nos ofMillis mos duration
daysAsSecs hoursAsSecs minsAsSecs negativeSecs dayStart dayEnd hourStart hourEnd minuteStart minuteEnd secondStart
secondEnd fractionStart fractionEnd errorText ex2 withSeconds withNanos nanoOfSecond chronoUnit amountToAdd daysToAdd
hoursToAdd minutesToAdd secondsToAdd millisToAdd nanosToAdd epochSec secsToSubtract minusDays daysToSubtract
minusHours minusMinutes minusSeconds minusMillis minusNanos dividedBy dividendBigD divisorBigD divRem addTo temporal
subtractFrom tempSeconds tempNanos totalNanos toDaysPart toHoursPart toMinutesPart toSecondsPart toMillisPart
toNanosPart truncatedTo unitDur dur nod otherDuration writeExternal readExternal queryFrom isSupportedBy isTimeBased
getFrom adjustInto chronology zoneId localDate localTime with nanosUntil secondsUntil ofInstant epochSecond
ofEpochMilli epochMilli instantSecs adjuster nval chronoField secsDiff nanosDiff atOffset atZone otherInstant isAfter
isBefore rangeRefinedBy isIntValue isValidValue isLeapYear getRules ofEpochDay day isDateBased lengthOfMonth
lengthOfYear getMonth get0 toEpochDay plusWeeks withMonth plusMonths withYear ofYearDay toTotalMonths getDays
plusYears minusMonths daysUntil monthsUntil mapToObj rangeClosed atTime toLocalTime getTransition isGap compareTo0
isEqual getEra getChronology dayOfMonth dayOfYear leap moy monthEnd dom rules localSecond localEpochDay adjustCycles
epochDay zeroDay adjust yearEst doyEst marchDoy0 marchMonth0 dow0 periodToAdd yearsToAdd newYear monthsToAdd
monthCount calcMonths newMonth weeksToAdd monthLen mjDay minusYears minusWeeks packed1 packed2 calcDate totalMonths
years datesUntil addMonths addDays maxAddMonths trans toEpochSecond otherDate yearValue monthValue dayValue absYear
eraOf ensureValid timeLineOrder chrono date1 date2 withHour withMinute withSecond withNano toLocalDate secsOfDay
newDate newTime weeks totDays totNanos curNoD newNoD timePart endDate localDateTime thisEpDay otherEpDay dateTime1
dateTime2 nano secondOfDay nanoOfDay ham newHour mofd newMofd newMinute secondstoAdd sofd newSofd newSecond nofd
newNofd newNano atDate hourValue minuteValue secondValue nanoValue getYears validateChrono ofYears ofMonths ofWeeks
unitAmount yearStart yearEnd monthStart weekStart weekEnd withYears withMonths withDays isoAmount scalar splitYears
splitMonths temporalChrono toZoneId ofWithPrefix ofId ofOffset appendZoneText toFormatter toTemporal isFixedOffset
checkAvailable offsetId totalSeconds ofTotalSeconds buildId ofHoursMinutes totalSecs absHours absMinutes absSeconds
offsetSecs offsetByte registerChrono warning iso iso8601 initCache of0 dateEpochDay resolveYD dateNow addFieldValue
prolepticYear dateYearDay resolveAligned nextOrSame logger ofLocale chronos resolveDate fieldValues resolverStyle
chronoDate pMonth yoe eraObj eraLong yoeLong domRange doy aw dow zonedDateTime ofBest zoneOffset yearOfEra cldt period
daysInSec timeinSec isLeap totalDays eraValue appendPattern dateTimeStyle printerParser resolverFields decimalStyle
formatTo appendable parseResolved0 createError queries getErrorIndex toResolved toUnresolved setErrorIndex setIndex
withOptional parseQuery leapSecond excessDays appendValue appendLiteral appendOffsetId optionalStart appendFraction
parseLenient parseStrict appendInstant appendOffset appendText optionalEnd ofPattern getLocale withLocale localizedBy
tzType withChronology parseBest abbr toFormat convertStyle active printerParsers appendInternal signStyle baseDate
minWidth maxWidth withFixedWidth textStyle textLookup preferredZones parsePattern padNext parseField appendZoneId
padNextWidth padNextChar basePP decimalPoint noOffsetText appendOptional standalone padWidth padChar cpp getText
findStore createEntry toWeekDay createStore isStandalone gregory fieldIndex calendarStyle calWeekDay displayNames wday
styleMap startOptional endOptional isFixed isFixedWidth convertToDigit setParsedField getMinimum outputScale
effectiveMin effectiveMax minEndPos maxEndPos minBD rangeBD valueBD valueLong parseLen effMinWidth effMaxWidth
totalBig errorPos successPos getTemporal getParsed div inSecs inNanos inSec inNano parser yearParsed secVal nanoVal
checkPattern isPaddedHour formatZeroPad isColon parseHour parseMinute parseSecond parseDigits bufPos output paddedHour
parseType noOffsetLen parseText mandatory arrayIndex converted setStrict itText description newTree charEquals
setParsed getTree regionIds regionIdsSize nextNextChar tree ppos parsedZoneId dte prefixPos endPos effectiveDate
overrideChrono overrideZone temporalZone effectiveZone valueTextMap parsable vtmEntry allList positiveSign
negativeSign locales oldSymbols zeroChar withZeroDigit numericText fixedWidth asStandalone asNormal baseUnit rangeUnit
displayNameKey dayperiod weekday getBaseUnit getRangeUnit isIso getWeekRange ensureIso wby getWeek doy0 doyThu0
alignedWeek firstThuDoy0 firstMonDoy0 week qoy yearLong qoyLong doq wbyLong dowLong wowby newWby minSmallest
minLargest maxSmallest maxLargest timeDefinition standardOffset offsetBefore offsetAfter previousOrSame createDateTime
dayOfWeek timeSecs stdOffset beforeDiff afterDiff timeByte stdOffsetByte beforeByte afterByte dowByte defn stdByte std
getLocalTime getOffsetAfter localDT transition otherRule baseWallOffset transitionList lastRules lastRulesCache
wallOffsets writeEpochSec writeOffset readEpochSec readOffset findYear getOffsetInfo findOffsetInfo rulesArray rule
stdSize stdTrans stdOffsets savSize savTrans savOffsets ruleSize transArray dtBefore dtAfter yearObj ruleArray
actualOffset isValidOffset nextTransition lastHistoric getTransitions otherRules alist getFence exc outCast lastRet
postDelete leftShifted cSize oldSize sizeChange slist getDefaultRef sharedZone nextStamp stamp createCalendar
hasExtensions buddhist japanese getVariant ja isTimeSet updateTime areFieldsSet isDirty computeFields complete
internalGet internalSet adjustStamp getBaseStyle isFieldSet aggregateStamp getMillisOf roll computeTime getRawOffset
defaultTZ caltype cal hourOfDay calendarType strings minStyle maxStyle fieldMask baseStyle selectFields dowStamp
monthStamp domStamp womStamp dowimStamp doyStamp woyStamp bestStamp hourStamp isNarrowStyle otheritems when
setZoneShared setWeekDate weekYear weekOfYear endValue work getFieldName item thisTime newStamp weekOfMonth stz
savedZone setInstant isInstantSet allocateFields setFields gregorian maxFieldIndex setDate setLocale gcal weekDate
consumer fastTime floorDivide cdate getTimeImpl wtb ttb setMonth getHours setHours getMinutes setMinutes setSeconds
isNormalized convertToAbbr isDaylightTime getOffsets getZoneOffset setZone getMillis jcal julian am pm monday tuesday
wednesday thursday friday saturday sunday january february march april may june july august september october november
december gmt ut utc est edt cdt mst mdt pst pdt hrs udate ldate mon mday wst tzoffset prevc setYear getDate getDay
anotherDate anotherTime toLocaleString hh mm ncal getKeyUniverse keyUniverse isValidKey typeCheck entryHashCode em
keyClass emValue ourValue hisValue getUniverse addRange allOf complementOf lastException isValid fsPattern ioException
lasto fsa al isGeneral isCharacter isFloat isText conversion checkDateTime checkGeneral checkCharacter checkInteger
checkFloat checkText printDateTime printInteger printFloat printCharacter printBoolean printString printHashCode
failConversion failMismatch checkBadFlags checkNumeric leadingSign adjustWidth trailingSign getMantissa addZeros
hexDouble mantissa hasDot getZero conv tTStart padRight dupf badFlag badFlags neg valueStr mant newW expRounded va
needDot outPrec scaleUp iexp shiftDistance doppel newSignif roundingBits leastZero sticky compPrec origPrec nzeros bdl
tsb zid df zeros grpSep grpSize decSep gdate internalGetEra getRolledValue calsys isCutoverYear monthLength
getMonthLength getFixedDate getYearLength originalFields zoneOffsets jeras getWeekNumber yearLength cutoverTime
julianCal fd2 timeOfDay rolledValue saving day1 woy month1 monthDay1st nfd jan1 dowFirst lastDays mon1 nextJan1 cocal
ndays dow1 maxEnd mincal normalizedYear del minimalDays calForJan1 prevYear fixedDec31 prevJan1 nextJan1st nextYear
fixedDateJan1 cutoverGap cutoverYear tzMask fixedDate fixedDay1 fixedDay1st gfd jfd gmtOffset dowim lastDate juliancal
jLastDate gCutover next1 zdt lastReturned et nextKeyIndex closeDeletion putForCreate initCapacity traversalTable
indexValid deletedSlot k0 linkNodeLast transferLinks accessOrder eldest unlinkFirst unlinkLast linkFirst linkLast
unlink linkBefore isElementIndex superClone loadLookup getKeys getContents handleKeySet content contents getBundleImpl
getControl cacheList isValidBundle getFormats checkList findBundle referenceQueue getCacheKey expired loadBundle
hasProviders setFormat newBundle cacheKey expirationTime getFormat loadTime needsReload getBundle control targetLocale
isBaseBundle bundleRef isKnownControl formats baseBundle expiredBundle svc reload clearCache enumKeys uncheckedThrow
baseLocale defaultLocale initDefault languageKey scriptKey getScript countryKey variantKey extensionsKey setExtensions
setDefault isoCountries isoLanguages getRegion languageTag parseLocale getVariants getExtensions getPrivateuse
setLanguageTag getBaseLocale getLocaleName formatList hashCodeValue cu rg script country variant toLowerString jp
filterTags lookupTag createConstant baseType baseloc category region extensionsProp exts newLocale isoTable
getExtension toLanguageTag subtag subtags langTag forLanguageTag bldr language3 country3 iso2Code codeLength
tableLength cat rbKey languageName scriptName countryName variantNames mainName qualifierNames numNames otherBase
tokenizer displayType stringList extStr priorityList tags localeBuilder setLanguage setScript setRegion setVariant
setExtension sts createObject lk normalizeKey oldEntry lowerEntry lowerKey floorEntry floorKey ceilingEntry ceilingKey
higherEntry higherKey firstEntry lastEntry pollFirstEntry pollLastEntry descendingMap subMap headMap tailMap lastKey
ceiling higher descendingSet subSet headSet tailSet getAsInt inLimit inOff inByteBuf inCharBuf skipWhiteSpace
fromStream byteBuf charBuf seedUniquifier setSeed resetSeed seedOffset ints longs doubles addend oldseed nextseed
nextLong nextBoolean nextFloat nextGaussian seedVal streamSize getAsDouble sequential getAsLong checkBound
boundedNextInt isDeprecated words mean stddev oldElements bundleClass toBundleName newBundle0 setUseCaches getJarEntry
toResourceName bundleName pa1 resourceName reloadFlag ent connection npe no getDefaultList nn zh isRoot tmpList
bokmalList nynorskList variants checkCaller reloadCount svcModule loadProvider factoryMethod loadInstalled parseLine
configs pending nextProvider nextError hasNextService nextService fullName currentLoader iteratorFor valueReady batch
collection checkAddLength emptyValue elts compactElts setEmptyValue newElement elt tmpLen delimiters delimsChanged
maxPosition retDelims isDelimiter skipDelimiters scanToken returnDelims startPos currpos minGallop tmpBase runBase
runLen binarySort minRunLength pushRun mergeCollapse reverseRange mergeAt gallopRight gallopLeft mergeLo mergeHi
workBase workLen stackLen initRunLen nRemaining minRun pivot runHi base1 maxOfs hint lastOfs ofs cursor1 cursor2
inDaylightTime toZoneId0 useOldMapping setDefaultZone getZoneInfo setID offsets rawoffset dstoffset setRawOffset tzid
zId defaultZone rawOffset zoneID countDelim getFirstEntry valEquals successor getLastEntry remapValue mergeValue
deleteEntry exportEntry getLowerEntry keyOrNull getFloorEntry getHigherEntry leftOf rightOf colorOf setColor
keySpliterator mapSize cpr addToLeft replaceOld nks km fromKey fromInclusive toKey toInclusive inclusive keyIterator
predecessor sib readTreeSet redLevel middle dm keyHash valueHash nextEntry prevEntry newTaskFor submit take cancelAll
doInvokeAny isDone cancel callable task ftask eex rex tasks timed ntasks futures ecs invokeAny cannotHappen invokeAll
timedOut shutdownNow isTerminated baseSize baseLimit pushState recoverState spare getMappedValue adder down unlinkNode
addIndices tryReduceLevel baseHead findLast findNear doGet doPut doRemove getAdderCount findNode findNearEntry
findFirstEntry findLastEntry hx nh hr skips levels retrying rel prevKey setMap fromElement toElement mapField
initialCursor completer onCompletion setRawResult tryComplete firstComplete workQueue commonQueue helpComplete
trySetThrown getCompleter rawResult nextComplete maxTasks owned getRawResult casAux signalWaiters casStatus setDone
externalQueue tryRemove doExec helpJoin uncompensate casNext externalPush awaitDone fork rethrow tryUnpush queueSize
nextLocalTask nextTaskFor pollSubmission installed completed internal canHelp trail ran interruptible queued parked rx
noArgCtor oneArgCtor isCancelled quietlyJoin quietlyInvoke helpQuiesce tryUnfork pollTask expect adapt newThread
config stackPred queues nsteals stealCount ctl tryTerminate signalWork createWorker awaitWork topLevelExec keepAlive
saturate tryCompensate setBaseOpaque scanRover pollScan canStop lockedPush termination signalAll externalSubmit
awaitNanos unmanagedBlock isReleasable threadIds poolIds modifyThread fjpctl registerWorker an qs modebits cfg nc vt
runWorker nextBase prevSrc alt prevCtl ac checkSum oldSum sat minActive maxTotal eligible sq wid busy parkTime rescan
enable parallelism asyncMode corePoolSize keepAliveTime corep maxSpares minAvail property commonPool getParallelism
par getPoolSize getAsyncMode rc isQuiescent getStealCount drainTasksTo qt isTerminating terminated managedBlock done
post growArray tryPoll isInnocuous getPoolIndex newMask oldMask oldArray taken nstolen onStart onTermination
probeGenerator seeder mixMurmur64 mix32 nextSeed getSeed seedBytes maxNanos microRatio maxMicros milliRatio maxMillis
secRatio maxSecs toMicros cvt excessNanos ur sourceDuration sourceUnit timedWait timedJoin toChronoUnit cells casBase
cas longAccumulate decrement sumThenReset casCellsBusy setPrevRelaxed casTail waiter cleanQueue tryAcquire
cancelAcquire clearStatus casPrev signalNext tryRelease non isOwnedBy owns setState acquired spins postSpins
nanosTimeout acquireShared releaseShared hasContended initialTryLock acquires releases free minBy maxBy targetRef
putValue vername lineContinued fullLine addName ze je xdostime crc csize csizeSet mtime atime ctime setExtra0 get16
get64 get32S localYear setTimeLocal getTimeLocal setSize setCrc getCrc setMethod setExtra wtime sz0 getExtra
setComment getComment versionFeature isMultiRelease manRef getManEntry jvInitialized getManifestNum withBasename
manifestName beginEntry doneWithMeta realEntry manEntry isInitializing entryNames entries2 getCodeSources baseVersion
runtimeVersion getVersion io entryFor getBasename vje versions defaultEntry mev bytesRead badShift lastOcc optoSft
unsigned eager jarVer jarVersion zsrc zc getEntryPos getZipEntry istreams lastEntryName lastEntryPos cen
closeRequested manifestPos getEntryName manifestNum metaVersions isWindows jarEntries nlen jarStream metanames
basename getCerts vze parsingMeta anyToVerify csdomain emptySigner sigFileSigners sigFileData pendingBlocks baos
signersToAlgs setEntry processEntry process signerCache manDig isSameDomain signerMap jarCodeSigners rawBytes uname
sfv signer codeSigners sources vcs sourceList itor matchUnsigned signersReq enum2 hasUnsigned forMan tpos maxpos tbuf
logLevel setEncoding setLevel newLevel purge selector listeners dispose getHandlers toCollection forEachOrdered clz
fname word propertyName loggers listener getLoggerName children anonymous logp lb sourceClass sourceMethod logrb
severe fine finer finest iter kid ctype isUpper isLower isAscii isAlpha isAlnum isGraph isPrint isPunct isOctDigit
isCntrl isWord toDigit union javaLowerCase javaUpperCase javaAlphabetic javaTitleCase javaDigit javaDefined javaLetter
javaSpaceChar javaWhitespace javaMirrored caseIns forProperty typeMask h0 next0 hsh hlen groupCount acceptMode oldLast
parentPattern localCount localsPos toMatchResult getTextLength getSubSequence namedGroups appendTail regionStart
regionEnd hitEnd requireEnd matchRoot lookbehindTo usePattern newPattern lookingAt gsb gname nextDigit newRefNum
refNum ec replacer compiled flags0 lastAccept normalizeSlice normalizeClazz nextBoundary countChars composeOneStep
patternLength has groupNodes newSlice hasGroupRef posIndex peekPastLine parsePastLine group0 nextEscaped atom closure
groupname bitsOrSingle blk createGroup study maxValid maxLength addFlag cmin cmax localIndex groupIndex subFlag qtype
curly uxxxx setcursor matchLimited matchList slashEIndex lenHint soe pbuf lastStart altns ch0 nfc off0 combiningMarks
sre otherChars subResult nCodePoints combClass newTempLen pLen newtemp beginQuote testChar readEscaped nodeTail
firstTail branch branchConn oneLetter inclass isrange consume curr isNeg hasBits endRange shortName singleLetter
isComplement ques prolog capturingGroup asPredicate splitAsStream groupSize deterministic predicates starti atoms conn
minL maxL maxV minL2 maxL2 match0 match1 match2 backLimit detm multiline mul capture save0 save1 save2 groupStart
groupEnd charray scriptCode previousStage sourceSupplier sourceStage combinedFlags nextStage combineOpFlags
opIsStateful getOutputShape inputShape isParallel getOpFlags evaluate toStreamFlags isKnown wrapSink copyInto
opWrapSink evaluateToNode sourceFlags opFlags terminalOp closeAction closeHandler getStreamFlags thisOpFlags
terminalFlags getSourceShape stage previousSize sink wrappedSink cancelled isOrdered flatten helper unordered
getLeafTarget localResult leftChild getTargetSize makeChild rightChild doLeaf setLocalResult sizeEstimate
getLocalResult isLeaf taskToFork ls sizeThreshold forkRight isLeftmostNode accumulator finisher summingLong reducing
boxSupplier mapMerger partitioningBy keyMapper valueMapper mergeFunction teeing0 downstream1 downstream2 merger
forTrue forFalse present downstream flatMapping filtering counting summingInt summingDouble velvel summands simpleSum
averagingInt averagingLong classifier mapFactory mangledFactory summarizingInt teeing c1Supplier c2Supplier
c1Accumulator c2Accumulator c1Combiner c2Combiner c1Finisher c2Finisher castResult r1 falseEntry trueEntry makeRef
upstream reduceOp seenNull forEachOp asArray flattenTree mapToInt mapToLong mapToDouble mapMulti takeWhile dropWhile
rawGenerator noneMatch composedClose seen mustFindFirst makeDouble shape sinkSupplier hasValue ordered collectInt
intBuilder boxed flattenInt spl adaptedSink asLongStream asDoubleStream average avg ll rr endInclusive seedFactory
makeSink leftResult maskTable bitPosition preserve setAndClear createMask createFlagMask maskBuilder isStreamFlag
isCleared isPreserved canSet combOpFlags streamFlags alder defaultBuf zsRef inputArray inputPos inputLim setInput
setDictionary needDict getBufferArray finished inputConsumed outputConsumed bytesWritten getAdler getBytesRead nowrap
dictionary getRemaining needsInput inputAddress inputOffset inputRem written outputAddress outputArray outputOffset
outputPos outputRem getTotalIn getTotalOut singleByteBuf inf slashBytes checkedHash startsWithLoc zip extraAttrs
inflaterCache zf getInflater inflaters gen zerror tablelen refs zfile readFullyAt centot cenlen cenoff endpos locpos
isMetaName isManifestName getMetaVersion nextEntryPos getEntryHash getEntryNext zcp entryPos tagBlockSize cenPos
startingOffset extraFieldLen extraEndOffset currentOffset blockSize toDelete readAt cenpos loc64 end64pos end64buf
cenlen64 cenoff64 centot64 endbuf comlen ziplen minPos knownTotal entriesLength signatureNames exactPos entryLen
nameLen addSlash nend eof zfin startingPos initDataOffset newPos get32 ftime utime dtime byteBuffer imagePath
getNativeMap getHeaderSize intBuffer readHeader getIndexSize indexSize memoryMap redirect getOffsetsSize locations
getStringsSize stringsReader decompressor readFrom getMagic releaseBuffer getTableLength decompress getBuffer
getBufferBytes getFullName headerBuffer headerSize getHeader getByteOrder getImagePath getStrings verifyLocation
locationOffset getEntryNames stringOffset bytesOut bytesIn compressedSize strOffset majorVersion minorVersion
resourceCount locationsSize stringsSize ensure tableCount getFlags requireOpen getChildren getNameString openers nodes
rootDir handlePackages handleResource newDirectory packagesDir modulesDir setCompleted getBaseExt newLinkNode
visitLocation buildName newResource getBase isCompleted buildNode makeDirectory isResource image addOpener
removeOpener isPackages isModules pkgLoc pkgDirName pkgDir targetNode stringsOffsets linkNode modName pkgPath pkgEnd
radical moduleEndIndex moduleLoc locationPath resourceLoc ext nextDir childloc readers jimage getImageReader uch
asciiOnly asciiBytes pluginsCache pluginName storedContent jniVersion cis iioe bytesToRead getDataError nestedUrl csu
zipAccess isOptimizable checkJar getJarFile checkResource validIndex parseClassPath tryResolve tryResolveFile
loaderMap jarFile rsc newLoader jarName jarFiles jarFilesList urlp jarfile hconn juc getJarIndex getJarFiles jarfiles
dataError crc32 getAsBoolean bootstrap platformLevel getSeverity wrapped isEnabled vaueOf createLogger concrete spi
useLazyLoggers isLoading backend accessors executorRef getExecutor iterator2 cleared lazy application isImmutable
nWords multAddMe big5pow valueOfPow2 multDiffMe checkZeroTail big5powRec archivedCaches makeImmutable ilim lValue
kDigits nDigits factor valueOfPow52 pow5 wordcount bitcount p5 anticount sIndex tIndex tStart thSize sSize multBy10
multByPow52 extraSize s1Len s2Len leftInplaceSub minuend rLen offsetDiff sData mData minLen mIndex aSize bSize aLen
bLen cmpPow52 addAndCmp xSize ySize bigLen smallLen tSize iv rIndex deltaSize srcLen bigq subStr long5pow small5pow
pow5cache caches setSign dtoa parseHexString getHexDigit leadingZeros dBits fractBits binExp fBits decExp expSign
expVal reallyBig expOverflow expAt expLimit decSeen decPt nLeadZero nTrailZero signSeen group6 group7 exponentAdjust
leftDigits rightDigits group4 nextShift currentDigit threshShift floatSticky iValue bitsDiscarded group1 signifLength
group8 rawExponent leadingDigit floatBits fValue validInput decExponent estimateDecExp roundup getDigits pow10 residue
ivalue lvalue digitno insignificant tens shiftBias tenSval tailZeros nFractBits nTinyBits common2factor ndigit
tenSbits charLength doubleVal floatVal threadNumber createThread hasRun tccl tk gk gp isTypeName isClassName finder1
finder2 cachedModules releaseVersion isLinkPhase hasNextEntry scanNextEntry scanTime scanDirectory readModule readJar
mlib readJMod nextLine newJarModule jarPackages jmodPackages section mi fn1 fn2 toServiceName classFiles configFiles
serviceNames mayTranslate toFilePath starsWithDot imageReader toInputStream visitEnum visitArray symbolTable
useNamedValues nextAnnotation putTarget put12 addConstant putByteArray putAnnotations typeAnnotation booleanArray
shortArray charArray intArray longArray floatArray doubleArray symbol attributeName attributeSize numAnnotations
nextAttribute classWriter putAttributes isUnknown getLabels classReader signatureIndex enlarge encodeUtf8
currentLength put11 byteValue1 byteValue2 currentData put112 put122 shortValue1 shortValue2 stringValue maxByteLength
byteLength byteArrayValue doubleCapacity cpInfoOffsets readStream readClass parsingOptions readUtf readAttribute
visitNestHost readField readMethod visitModule visitMainClass readPackage visitPackage visitRequire visitExport
visitOpen visitUse visitProvide readCode createLabel addLineNumber readLabel readStringish getObjectType cpInfoSize
inputStream outputStream getAccess getSuperName classVisitor methodIndex moduleOffset nestHostClass recordOffset
fieldsCount methodsCount packageCount requiresFlags exportsFlags exportsToCount exportsTo opensFlags opensToCount
opensTo providesWith moduleFlags moduleVisitor requiresCount exportsCount opensCount usesCount providesCount
constantValue fieldVisitor methodWriter codeOffset exceptions numSwitchCases bytecodeOffset catchType startPc endif
numPairs cpInfoOffset currentLabel typeTableIndex typeTable classBuffer expandFrames insertFrame pathLength
elementName named booleanValues shortValues charValues intValues longValues floatValues doubleValues numValues
frameType offsetDelta numberOfLocals compressed frame getItemCount getItem l0 currentByte utfOffset utfLength
endOffset strLength superName nestHost nestMember outerName innerName interfaceCount debugExtension moduleWriter
firstAttribute innerClasses firstField lastField firstMethod lastMethod putFieldInfo hasFrames putMethodInfo
addAttributes newHandle nameSymbol fieldWriter recordSize newConst newClass newMethodType newPackage newField
newMethod newNameType type1 inputLocals inputStack outputLocals outputStack outputStackTop addType outputStackMax
getLocal setLocal addMergedType visitFrameEnd copyFrom internalName typeValue abstractType argumentType numStackTop
newOutputStack dim abstractType1 abstractType2 abstractType3 abstractType4 castType argSymbol dstFrame catchTypeIndex
frameChanged numInputStack mergedType mergedDim srcDim dstDim sourceType localType stackType numTrailingTop stackTypes
frameIndex typeDescriptor getTag getDesc endPc handlerPc nextHandler firstHandler handlerStart handlerEnd rangeStart
rangeEnd subroutineId pushSuccessors outgoingEdges nextEdge inputStackSize nextBasicBlock newLineNumbers wideReference
newValues referenceType relativeOffset markSubroutine basicBlock isJsrTarget outgoingEdge currentLocals previousFrame
currentFrame putFrameType hasSubroutines lastBasicBlock lastHandler putFrame getSource sourceOffset sourceLength
argumentsSize typeSymbol firstDescChar fieldrefSymbol stackSizeDelta baseOpcode constantSymbol constantIndex
descSymbol newHandler handlerBlock successorBlock startOffset firstFrame maxStackSize jsrTarget subroutine
numSubroutines inputStackTop frameLength numLocalDelta exceptionIndex attributeCount constantPool entryCount typeCount
itemOffset itemTag inputBytes itemIndex currentEntry newEntries typeSort otherOffset typeIndex newTypeTable value1
value2 value3 value4 valueBuffer valueBegin valueEnd getDimensions getElementType argumentTypes descriptorEnd
stringBuilder returnSize currentChar getOpcode otherBegin otherEnd attachImpl getPerf lvmid detach createLong
createString variability units highResCounter perf lct rcbt zfc zfot interval commonCleaner mlThread invoke0 jarMap
parseJars addMapping addToList jarItem zrf currentJar listitr jarlist jars listItr mixMurmur32 mixStafford13
exponentialX exponentialY normalX normalAliasMap normalY rng initialSeed mixLea64 mixLea32 parseSig parseError
unparseSig begc endc unboxType fromBoolean boxType toBoolean capitalize unboxInteger unboxByte unboxShort unboxBoolean
unboxCharacter unboxLong unboxFloat unboxDouble xwrap boxInteger boxByte boxShort boxBoolean boxCharacter boxLong
boxFloat boxDouble zeroObject zeroInteger zeroLong zeroFloat zeroDouble doubleToFloat doubleToLong doubleToInt
doubleToShort doubleToChar doubleToByte floatToDouble floatToLong floatToInt floatToShort floatToChar floatToByte
floatToBoolean longToDouble longToFloat longToInt longToShort longToChar longToByte longToBoolean intToDouble
intToFloat intToLong intToShort intToChar intToByte intToBoolean shortToDouble shortToFloat shortToLong shortToInt
shortToChar shortToByte shortToBoolean charToDouble charToFloat charToLong charToInt charToShort charToByte
charToBoolean byteToDouble byteToFloat byteToLong byteToInt byteToShort byteToChar byteToBoolean booleanToFloat
booleanToLong booleanToInt booleanToShort booleanToChar booleanToByte isNullType call spreadArg emptyArray isNumeric
isIntegral isSingleWord hashPrim hashWrap hashChar forceType numberValue boolValue signed floating wtype wtypeName
ptypeName tchar detailString isUnsigned floatOrSigned exampleType isCast makeArray vpos apos pi initOutput printLocale
scaleValue isPath printLocales metrics getCpuPeriod formatCpuVal getCpuQuota getCpuShares getMemoryLimit getPidsMax
outBuf abort loadMainClass appClass expandArgs needsExpansion showModule toStringStream isJrt loadAgent diagprop
encprop showSettings optionFlag maxHeapSize optStr summaryMode tlocales sortedSet cpus mems unavailable cpuVal
progname manifest mainAttrs agentClass mainValue jarname msgKey omc ncn cnfe1 cnfe mainMethod uee inArray argArray
aList dstream argList listModules describeModule nameAndMods who sourceAndMods concealed any strForm bangPos basic
requested implDelete setmntent getlinelen getmntent endmntent ofd lineSize maxLineSize fstab getcwd rootDirectory
posix unix cwd defaultIsCwd chdirAllowed sfd tfd allowedList syntaxAndInput syntax toUnixPath chain userMimeTypes
etcMimeTypes checkUri fromUri createUnixView toUnixMode rmdir errno asByteArray opendir fdopendir symbolic symlink
hard attrs1 attrs2 ptr dfd1 dfd2 detectors threadLocal buffers cstr asNativeBuffer futimens futimes lutimes utimes
timeUnit modValue accessValue retry createTime haveFd useFutimes useFutimens useLutimes lstat fstat fstatat toFileTime
fromUid fromGid dfd ino dev rdev nlink micro nsec isDevice statvfs totalBlocks freeBlocks fstypeAsString fstype ro
isIgnored openat0 link0 unlink0 unlinkat0 mknod0 renameat0 mkdir0 rmdir0 readlink0 realpath0 symlink0 stat0 stat1
lstat0 fstatat0 chown0 lchown0 chmod0 utimes0 lutimes0 opendir0 access0 exists0 getpwnam0 getgrnam0 statvfs0
fgetxattr0 fsetxattr0 fremovexattr0 capabilities nio openat newfile existingBuffer newBuffer unlinkat mknod fromBuffer
toBuffer renameat fromfd tofd realpath targetBuffer linkBuffer chown lchown fchown chmod fchmod times0 times1 closedir
readdir amode getpwuid getgrgid getpwnam getgrnam strerror fgetxattr filedes valueAddress valueLen fsetxattr
fremovexattr flistxattr xattrSupported checkNotNul jnuEncoding initOffsets emptyPath lastOffset baseLength childLength
childRemaining isChildEmpty childCount baseRemaining dotdots prevName prevRemaining hasDotDot expectedLen thatLen rlen
retention skipAnnotation memberTypes memberDefaults setMember parseEnumValue parseArray parseConst parseTypeSig
getResult parseByteArray parseCharArray parseIntArray parseLongArray parseEnumArray exceptionProxy skipArray
rawAnnotations constPool memberValues numMembers constIndex classIndex typeSig reify enumType typeNameIndex
constNameIndex constName typeMismatch expectedTag parseElement defaultSet gssloginconfig pkcs11keystore threadInfoAll
verbose extraInfo formatCaller marshal help optionIndex commaIndex subOpt isVerbose retString getPrintStream hexValue
matched keyReg keyStr reg args2 ensureAdded token refName tokens workaround permittedAlgs getContentInfo getData
sfBytes getAlgorithm createdDigests processImpl verifySection updateSigners jarConstraints permits permittedCheck
getDigest manifestDigest getMimeDecoder isOldStyle isSubSet keyAlgorithm extIndex sf infos newSigners manifestSigned
permitted computedHash expectedHash mattr weakAlgs validEntry mde attrsVerified computed sfAttr subset oldSigners
cachedSigners latn setEra setZoneOffset setLeapYear setNormalized isStandardTime setMillis eraName gd getWeekLength
nth ndate validateTime normalizeTime namePairs calendars initNames nameMap clName calendarName normalizeMonth hit
getCachedJan1 setCache getCachedYear bdate isJan1 prevyear priorDays mar1 d4 n400 n100 n4 cachedYear zoneinfo leapYear
addMonth addHours addMinutes addSeconds addMillis daylightSaving addDate standardTime isSameDate hasZone thatHasZone
gregorianYear amod rawOffsetDiff dirty dstSavings checksum transitions getLastRule lastRule getZoneIds getAliasMap
standard wall msec milliseconds dateInMillis offsetMillis getAliasTable regions oldMappings getZoneInfo0 zones indices
versionId addOldMapping addTrans yes ids originalId alias aliasCount groupId versionCount regionCount regionArray
ruleCount midByte loByte tot hiByte offsetIndex zotr startRule endRule startTrans startStd endTrans endStd lastyear
nOffsets nTrans oldmapping libDir daysDiff relative calDow mwj vaj tdu dtp pmc huw psr leg enl ccq rki sca hle scc und
sgg pmu phr baz nvo jgk yos zom mgx jbk scr gli kzk ktr dwl dbt myd aog tlh kdv zkd pwn myt mry ulw sul sgd gan aam
aas nv btb beb tgg bjp yue ppa bfy kvs gdj thc tpo ibi opa nln azd sfb ppr lcq asd snz nlr nrk bzs fil ybd swl dsl thw
ola kwq yam thx oyb kgc tdf kgd ncq jeg kgh kml lii raq dit dif itd gsg tie ras kxe tvd sgl isk kxl kru djl dze elp
amq hrr jal ase adp dz aue ktz nns nbr pry xba cax xrq dmw nnx ngv xtg dkl aqd fsl bgm bcg xsj suj tkk twm yuu yug kzh
dgl kzj gav pcr adx yen ynq kzt bhk fbl gss gbc wny cjr mom llo ngt mnt wnn hak bfi unp wro ssy cka cmr tlw weo mof
xnt agp apf lmm rmx nad xny uok ema skk puz pub tyj bjd drl gti nyc sfs zir scv bjq bzc tne kak tnf nbf nru isg bkb
ebk nan cmk xch ayx nun jsl hyw vgt nbx ekc guv duz oun ais ami jw izi eza ncp kdz cnr yiy yrm nts pij jbo gfx hsn koj
kwv daf dnj coy ggo esg ggn gvr xia dap njz ggr gtu tay rmr emx drh mo drr mfs wgw wgb drw ill ilm kpp jkm tsu ilw gal
cqu quh tsf taj wuu dse yma lrr gio aou meg cir nsi xkh waw ncs ymt mtm bnn tao sap aqt wit nol wiw nwo krm bmf nxu
bpp dud uth duj dwu mwd parentLocales findValue firstDay minDays forType langtags valStr regionIndex toLocaleArray
langAliasesMap baseMetaInfo applyAliases getAdapterType nbmi locs locTag aliasLocale nonBaseTags tagset applied ldmi
langtagSets localeData localeList lrc currentToken oldname adapterCache findAdapter providerClass adapterMap
lookupLocales aType typeList toTitleString toUpperString he iw yi ji createInstance fr de ko baseLocales holderRef
scrt regn vart isLanguage isScript isRegion checkVariants isAttribute uattributes isKey ukeywords isTypeSubtag
currentStart currentEnd getExtlangs thai lvariant isVariant errIdx cikey validSubtag privateuse parsed bcpExt
bcpExtensions langtag bcpVariants uatr ukey ue extKeys sawPrefix privVarStart privuse lext privuseVal prefixStart
sawPrivuseVar tmpKey typeStart typeEnd lowerCh extlangs parseLanguage parseExtlangs parseScript parseRegion
parseVariants errorMsg parseLength isExtlang isAlphaString isAlphaNumeric cmn gfmap prvv varitr locextKey locextKeys
hasSubtag privuseVar extlang extension getParseLength delimiterChar dlms setStart nextDelimiter setText dlmslen
textlen tue wed thu fri sun islamic requestID mre sdf util getLocaleNames biInfo caldata coldata dfsdata numSys
currencyName olrb localeName tznb zoneIDs keyset tzIds calType timePattern datePattern numberPatterns styleIndex
resourceKey canonID poolOfPools providersCache findProviders spiClasses newPool locList lsp lda providersObj
providersList locbld lookupLocale account oldMinDigits cnPatterns loadBundleOf setProviders findBundleOf cleanupCache
bundleAccess strategy constKey otherSuffix hashCodeCache otherEntry resetKeySet defaultControl suppName supp lastDot
newBaseName restoreToType vamh bccInvoker computeValue getFromBackup removeEntry changeEntry getCache startEntry
isPromise makeEntry finishEntry initializeMap castEntry bumpVersion classValue isLive refreshVersion promise
getElement setElement opName getElementI getElementJ getElementF getElementD getElementZ getElementB getElementS
getElementC getElementL setElementI setElementJ setElementF setElementD setElementZ setElementB setElementS
setElementC setElementL lengthI lengthJ lengthF lengthD lengthZ lengthB lengthS lengthC lengthL arrayArgClass
sizeCache cacheArray checkCacheLoad addToCache loadFromCache cacheLoad cacheLoadLimit placeInCache oldCache dis2 home2
home1 replacementPos gently getSum getMin getAverage getMax ncount zipEntry jmodDir addSpeciesType addInvokerType
forms dedupSet methodTypes reinvoker speciesSig invokerForm emptyHandle species speciesTypes invokerTypes
callSiteTypes dmhMethods asMethodType simpleType csType dmhType lastParam callSiteType dmhTypes slotIndex
nextSlotIndex slotSize vars vn
""";

    private ArchivedNames() {
    }
}
